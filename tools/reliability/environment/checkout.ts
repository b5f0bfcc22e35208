import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aTraveller } from "#api/testing/guests/cart-guest.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { DeploymentGuest } from "./two-processes.ts";

type Answer = Awaited<ReturnType<DeploymentGuest["create"]>>;

/** What the API answered to a guest during a checkout. It must stay true. */
export type CheckoutResult = {
  cartId: string;
  total: number;
  /** The answer to the payment, or the code of the problem. */
  paid: { status: string; orderNumber: string; paymentId: string } | { code: number };
  /** How many calls were sent again. */
  retries: number;
};

const PAUSE_MS = 100;
const MAX_ATTEMPTS = 1_800;

/** Sends a call again with the same key after a lost connection, a 503 or "still running". */
export function retryCounter() {
  let retries = 0;
  const retry = async (call: (key: Record<string, string>) => Promise<Answer>): Promise<Answer> => {
    const key = { "idempotency-key": randomUUID() };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const answer = await call(key);
      const mustWait = answer.statusCode === 409 && answer.json().error.code === 1006;
      if (answer.statusCode !== 0 && answer.statusCode !== 503 && !mustWait) return answer;
      retries += 1;
      await pause(PAUSE_MS);
    }
    throw new Error(`A call got no final answer in ${MAX_ATTEMPTS} attempts.`);
  };
  return { retry, count: () => retries };
}

export type Booking = { db: Db; stay: Stay; couponCode?: string; card: string; home?: Parameters<typeof aProperty>[1] };

/** A guest books a new property from the quote to the payment and retries every call until it is answered. */
export async function checkOut(
  guest: DeploymentGuest,
  { db, stay, couponCode, card, home }: Booking,
): Promise<CheckoutResult> {
  const { retry, count } = retryCounter();
  const { id: propertyId } = await aProperty(db, home);
  const quoteInput = { propertyId, ...stay };
  const quoted = await retry(() => guest.call("POST", endpoints.quoteStay.url, quoteInput));
  const { quoteId } = quoted.json().unitPriceDetails;
  const payload = { ...quoteInput, quoteId, guestCount: { adults: 2, children: 0 } };
  const made = cartFrom(await retry((key) => guest.create(payload, key)));
  const { cartId } = made;
  const traveller = aTraveller({ email: guest.email, phone: guest.phone });
  let cart = cartFrom(await retry((key) => guest.setGuest(cartId, traveller, {}, key)));
  if (couponCode) cart = cartFrom(await retry((key) => guest.applyCoupon(cartId, couponCode, key)));
  const token = await guest.token(card);
  const paid = await retry((key) => guest.pay(cart, "", { token }, key));
  const outcome = paid.statusCode === 200 ? paid.json() : { code: paid.json().error?.code ?? paid.statusCode };
  return { cartId, total: cart.totals.payable.total, paid: outcome, retries: count() };
}

function cartFrom(answer: Answer): Cart {
  if (answer.statusCode >= 300) throw new Error(`A guest was refused with ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}
