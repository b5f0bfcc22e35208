import { eq } from "drizzle-orm";
import { checkCode, consumeCode } from "#api/account/verification/check-code.ts";
import type { CodeSettings } from "#api/account/verification/one-time-code.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { readOtp } from "#domain/field/codes.ts";

type Entered = { orderNumber: string; requestId: string; code: string };

/** The order whose contact the code confirms. An unknown order gets the same answers as a wrong request. */
export async function confirmOrderCode(
  db: Db,
  settings: CodeSettings,
  { orderNumber, requestId, code }: Entered,
): Promise<OrderRow> {
  if (readOtp(code) === null) throw new Problem("validation", { fields: { code: "otp" } });
  const row = await checkCode(db, settings, { purpose: "order", requestId, code, sessionFamily: null });
  const [found] = await selectOrders(db).where(eq(placedOrders.orderNumber, orderNumber));
  const order = found && orderOf(found);
  if (!order || order.id !== row.orderId || !isContactOf(order, row.recipient)) throw new Problem("code-wrong");
  await consumeCode(db, row.id);
  return order;
}

function isContactOf({ contactEmail, contactPhone }: OrderRow, recipient: string): boolean {
  return recipient === contactEmail || recipient === contactPhone;
}
