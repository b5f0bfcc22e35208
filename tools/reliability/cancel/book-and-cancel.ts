import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import type { Reachable } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import type { PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { checkOut, retryCounter } from "../environment/checkout.ts";

type Given = { db: Db; sandbox: { url: string }; stay: Stay; host: string; policyTypeId: PolicyTypeId };

/** What a guest saw before the cancellation, and how it was answered. */
export type Cancelled = { orderNumber: string; previewedMinor: number; status: number };

/** A guest books a home and cancels it, and retries every call until it is answered; `null` when the payment failed. */
export async function bookAndCancel(app: Reachable, given: Given): Promise<Cancelled | null> {
  const { db, sandbox, stay, host, policyTypeId } = given;
  const guest = aPayingGuest(app, sandbox, { host });
  const { paid } = await checkOut(guest, { db, stay, card: testCards.paid, home: { policyTypeId } });
  if (!("status" in paid) || paid.status !== "SUCCESS") return null;
  const { orderNumber } = paid;
  const { preview, cancel } = cancellingGuest(guest, orderNumber);
  const { retry } = retryCounter();
  const previewed = (await retry(() => preview())).json();
  const previewedMinor = toMinorUnits(previewed.refundable, previewed.currency);
  const answer = await retry((key) => cancel(previewed.previewId, {}, key));
  return { orderNumber, previewedMinor, status: answer.statusCode };
}

/** Cancellations whose order, refunds or answer are not what the preview promised. Refused refunds stay promised. */
export async function brokenCancellations(db: Db, cancelled: readonly Cancelled[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { orderNumber, previewedMinor, status } of cancelled) {
    const { rows } = await db.execute<{ code: number; minor: string; refused: number }>(sql`
      SELECT o.status_code AS code, coalesce(sum(r.amount_minor), 0) AS minor,
        count(*) FILTER (WHERE r.state = 'refused')::int AS refused
      FROM placed_order o JOIN cancellation c ON c.order_id = o.id LEFT JOIN refund r ON r.cancellation_id = c.id
      WHERE o.order_number = ${orderNumber} GROUP BY o.id`);
    const [order] = rows;
    const expected = previewedMinor > 0 && order?.refused === 0 ? 95 : 94;
    const isConsistent = status === 200 && order?.code === expected && Number(order.minor) === previewedMinor;
    if (!isConsistent) broken.push(`${orderNumber}: ${JSON.stringify({ status, previewedMinor, ...order })}`);
  }
  return broken;
}
