import { useState } from "react";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { isOwnMoney, type PaymentMethod } from "#domain/payment/methods.ts";
import type { ShownOffer } from "./method-list.tsx";
import type { Methods } from "./use-methods.ts";

/** The methods for money; one whose gateway does not answer is not available until the guest tries it again. */
export function useOffers({ methods }: Methods) {
  const [down, setDown] = useState<readonly PaymentMethod[]>([]);
  const offers = methods
    .filter(isMoney)
    .map((offer): ShownOffer => (down.includes(offer.method) ? { ...offer, available: false, isDown: true } : offer));
  return {
    offers,
    markDown: (method: PaymentMethod) => setDown((before) => [...before, method]),
    retry: (method: PaymentMethod) => setDown((before) => before.filter((each) => each !== method)),
  };
}

function isMoney({ method }: MethodOffer): boolean {
  return !isOwnMoney(method);
}
