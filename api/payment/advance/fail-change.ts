import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { payments } from "#api/schema/payment.ts";
import { problems } from "#domain/problem/problems.ts";
import { type Ending, holdForNextAttempt } from "./fail-order.ts";
import type { LockedBooking } from "./lock-booking.ts";

/** A definite refusal ends the attempt to pay for a change, not the order: it keeps its stay. */
export async function failChange(tx: Tx, { cart, bill, payment }: LockedBooking, ending: Ending): Promise<void> {
  const failureCode = ending.failureCode ?? problems["card-declined"].code;
  await tx
    .update(payments)
    .set({ state: ending.to, failureCode, token: null, endedAt: sql`app_now()` })
    .where(eq(payments.id, payment.id));
  if (cart.state === "paying") await holdForNextAttempt(tx, { cart, bill }, await productTime(tx));
}
