import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { coupons } from "#api/schema/cart.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { HELP_CODE } from "#domain/order/support-help.ts";

/** The code of a guest whose stay was cancelled by the host or us. It works for this guest only, so it need not be secret. */
export function personalCodeOf({ id }: Pick<OrderRow, "id">): string {
  return `STAY-${createHash("sha256").update(`help:${id}`).digest("hex").slice(0, 8).toUpperCase()}`;
}

/** Gives the guest a discount on another stay: once, for their account or contact. */
export async function grantPersonalCode(tx: Tx, order: OrderRow): Promise<void> {
  const { percent, maxHalalas, months } = HELP_CODE;
  await tx
    .insert(coupons)
    .values({
      code: personalCodeOf(order),
      kind: "percent",
      value: percent,
      most: maxHalalas,
      startsAt: sql`app_now()`,
      endsAt: sql`app_now() + ${months} * interval '1 month'`,
      usageLimit: 1,
      accountId: order.userId,
      contact: order.contactEmail,
    })
    .onConflictDoNothing();
}
