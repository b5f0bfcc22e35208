import { setTimeout as pause } from "node:timers/promises";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { aTraveller, type Reachable } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import type { Cart } from "#contract/cart/cart.ts";
import type { Stay } from "#domain/stay/stay.ts";

const MAX_POLLS = 100;
const POLL_MS = 200;

export type BookingContext = {
  app: Reachable;
  sandbox: { url: string };
  /** The numbers of the orders that were confirmed to guests. */
  confirmed: string[];
  /** Answers that a guest did not expect. */
  refused: string[];
};
type Guest = ReturnType<typeof aPayingGuest>;
export type WaitingCart = { guest: Guest; cart: Cart };
type Answer = Awaited<ReturnType<Guest["get"]>>;
type Ending = (context: BookingContext, waiting: WaitingCart) => Promise<unknown>;

/** A new guest makes a cart, reads it and enters the guest's details. */
export async function holdStay(context: BookingContext, stay: Stay & { propertyId: number }) {
  const { app, sandbox } = context;
  const guest = aPayingGuest(app, sandbox, { host: "mabeet-sa.localhost" });
  const made = await guest.book(stay);
  if (made.statusCode >= 300) return refuse(context, "cart", made);
  const { cartId } = made.json() as Cart;
  await guest.get(cartId);
  const ready = await guest.setGuest(cartId, aTraveller({ email: guest.email, phone: guest.phone }));
  if (ready.statusCode !== 200) return refuse(context, "guest", ready);
  return { guest, cart: ready.json() as Cart };
}

/** What guests do with a cart: pay, pay after a declined card, give up, confirm at the bank, release. */
export const endings: readonly Ending[] = [
  (context, waiting) => payAndRead(context, waiting, testCards.paid),
  async (context, waiting) => {
    await payDeclined(context, waiting);
    await payAndRead(context, waiting, testCards.paid);
  },
  payDeclined,
  (context, waiting) => payAndRead(context, waiting, testCards.challenged),
  (_, { guest, cart }) => guest.release(cart.cartId),
];

/** Pays, waits for the result and reads the order. */
export async function payAndRead(context: BookingContext, { guest, cart }: WaitingCart, card: string): Promise<void> {
  const answer = await guest.pay(cart, card);
  if (answer.statusCode !== 200) return void refuse(context, "payment", answer);
  const { paymentId, orderNumber, status } = answer.json();
  if (status === "REDIRECT") await approveAtBank(context.sandbox, paymentId);
  let result = status;
  for (let poll = 0; poll < MAX_POLLS && result !== "SUCCESS" && result !== "FAILED"; poll++) {
    await pause(POLL_MS);
    result = (await guest.poll(paymentId)).status;
  }
  if (result === "SUCCESS") context.confirmed.push(orderNumber);
  else context.refused.push(`result: ${result}`);
  await guest.order(orderNumber);
}

async function payDeclined(_: BookingContext, { guest, cart }: WaitingCart): Promise<void> {
  await guest.pay(cart, testCards.declined);
  await guest.get(cart.cartId);
}

function refuse({ refused }: BookingContext, step: string, { statusCode, body }: Answer): null {
  refused.push(`${step}: ${statusCode} ${body.slice(0, 200)}`);
  return null;
}
