import { eq, sql } from "drizzle-orm";
import { holdItemsAgain, releaseUnpaidItems } from "#api/item/hold-items.ts";
import { dropLegs } from "#api/leg/drop-legs.ts";
import { dropFrozenLegs } from "#api/leg/frozen-wallet.ts";
import { moveOrder } from "#api/order/move-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills, payments } from "#api/schema/payment.ts";
import { mayMove, orderStatus } from "#domain/order/order-status.ts";
import { problems } from "#domain/problem/problems.ts";
import type { LockedBooking } from "./lock-booking.ts";

const DECLINED = problems["card-declined"].code;
/** After this wait the payment page has announced an email. */
const EMAIL_AFTER_MS = 120_000;

const NEXT_ATTEMPT_MS = 5 * 60_000;

export type Ending = {
  to: "declined" | "voided";
  failureCode: number | undefined;
  /** The guest cancelled the payment and knows it. */
  isAbandoned: boolean;
  timeScale: number;
};

/** A definite refusal: the order fails, and its items are held again for as long as this cart may hold them. */
export async function failOrder(tx: Tx, { cart, order, bill, payment }: LockedBooking, ending: Ending): Promise<void> {
  const failureCode = ending.failureCode ?? DECLINED;
  const actor = ending.isAbandoned ? "guest" : "system";
  await tx
    .update(payments)
    .set({ state: ending.to, failureCode, token: null, endedAt: sql`app_now()` })
    .where(eq(payments.id, payment.id));
  if (!mayMove(order.statusCode, orderStatus.failed)) return;
  await moveOrder(tx, order, orderStatus.failed, { actor, columns: { failureCode } });
  const now = await productTime(tx);
  await holdForNextAttempt(tx, { cart, bill }, now);
  const hasWaited = now.getTime() - payment.createdAt.getTime() > EMAIL_AFTER_MS * ending.timeScale;
  if (hasWaited && !ending.isAbandoned) await enqueue(tx, order.id, ["mail-failed"]);
}

/** Holds the items of a cart again, so that its bill can be paid in another way, or releases them when its time is over. */
export async function holdForNextAttempt(
  tx: Tx,
  { cart, bill }: Pick<LockedBooking, "cart" | "bill">,
  now: Date,
): Promise<void> {
  const until = holdAgainUntil(cart, now);
  const canPayAgain = until > now;
  await tx
    .update(bills)
    .set({ state: canPayAgain ? "open" : "void" })
    .where(eq(bills.id, bill.id));
  if (canPayAgain) {
    await holdItemsAgain(tx, cart, until);
    await tx.update(carts).set({ state: "open", holdUntil: until }).where(eq(carts.id, cart.id));
    await dropFrozenLegs(tx, cart.id);
  } else {
    await releaseUnpaidItems(tx, cart);
    await tx.update(carts).set({ state: "released" }).where(eq(carts.id, cart.id));
    await dropLegs(tx, [cart.id]);
  }
}

/** The rest of the hold, at least a few minutes for another card, and never beyond the limit. */
function holdAgainUntil({ holdUntil, holdCap }: CartRow, now: Date): Date {
  const wanted = Math.max(holdUntil.getTime(), now.getTime() + NEXT_ATTEMPT_MS);
  return new Date(Math.min(wanted, holdCap.getTime()));
}
