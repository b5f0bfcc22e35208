import { createContext, useContext } from "react";
import type { PaymentMethod } from "#domain/payment/methods.ts";

/** How the guest will pay the money, as far as they have chosen. */
export const ChosenMethod = createContext<PaymentMethod | null>(null);

export function useChosenMethod(): PaymentMethod | null {
  return useContext(ChosenMethod);
}
