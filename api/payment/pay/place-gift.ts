import { eq, sql } from "drizzle-orm";
import type { Owner } from "#api/cart/holder/owner.ts";
import { requireWithinDay } from "#api/gift/gift-limits.ts";
import { moveGift } from "#api/gift/move-gift.ts";
import { type GiftBill, ownGiftBill } from "#api/gift/own-gift-bill.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { bills } from "#api/schema/payment.ts";
import { mayMoveGift } from "#domain/gift/gift-status.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { methodRow } from "#domain/payment/methods.ts";
import { methodRefusal } from "#domain/payment/site-methods.ts";
import { siteById } from "#domain/site/sites.ts";
import type { BlockedCall, Placed, Placing } from "./bill-purchase.ts";
import { insertAttempt } from "./insert-payment.ts";
import { isPlaced, refuseSecondCall, requireAcceptedTotal } from "./pay-checks.ts";
import type { PayInput } from "./pay-input.ts";
import { chooseGateway } from "./pay-method.ts";

/** The gift bill of this owner with this id, locked after its gift order. */
async function lockGiftBill(tx: Tx, owner: Owner, billId: string): Promise<GiftBill> {
  const found = await ownGiftBill(tx, owner, billId);
  const [gift] = await tx.select().from(giftOrders).where(eq(giftOrders.id, found.gift.id)).for("update");
  const [bill] = await tx.select().from(bills).where(eq(bills.id, billId)).for("update");
  if (!gift || !bill) throw new Error(`The bill ${billId} is not complete.`);
  return { gift, bill };
}

/** Begins to pay for a gift: with money only, at once. */
export async function placeGift(tx: Tx, deps: PaymentDeps, placing: Placing): Promise<Placed> {
  const { owner, input, leaseMs, deadlineMs } = placing;
  const { gift, bill } = await lockGiftBill(tx, owner, input.cartId);
  const { paymentId, request } = placing;
  if (await isPlaced(tx, paymentId)) return { isPaid: false };
  await refuseUnpayableGift(tx, { gift, bill }, request);
  const { amountMinor, currency } = bill;
  requireAcceptedTotal(input, bill, amountMinor);
  requireMoney(gift, input);
  await requireWithinDay(tx, deps.settings, gift);
  const country = siteById(gift.siteId).countryCode;
  const gateway = chooseGateway(deps, input.method, country);
  await moveGift(tx, gift, orderStatus.pending, { placedAt: sql`app_now()`, failureCode: null });
  await tx.update(bills).set({ state: "paying" }).where(eq(bills.id, bill.id));
  const { method, token = null, returnUrl } = input;
  const attempt = {
    ...{ paymentId, request, leaseMs, deadlineMs },
    ...{ gateway: gateway.name, country, method, token, planId: null, returnUrl, cardBrand: input.brand },
  };
  await insertAttempt(tx, { orderId: null, cartId: null, billId: bill.id, amountMinor, currency }, attempt);
  await faultPoint("K11");
  return { isPaid: false };
}

export async function refuseGift(db: Tx, { owner, cartId, request }: BlockedCall): Promise<void> {
  await refuseUnpayableGift(db, await ownGiftBill(db, owner, cartId), request);
}

async function refuseUnpayableGift(tx: Tx, { gift, bill }: GiftBill, request: Placing["request"]): Promise<void> {
  await refuseSecondCall(tx, bill, request);
  const isOpen = bill.state === "open" && (await productTime(tx)) < gift.payUntil;
  if (isOpen && mayMoveGift(gift.statusCode, orderStatus.pending)) return;
  throw new Problem("cart-expired", { details: bill.state === "paid" ? { orderNumber: gift.orderNumber } : {} });
}

/** A gift card must not become cash by a detour: no instalments, no wallet, no points. */
function requireMoney({ siteId, currency, faceHalalas: halalas }: GiftBill["gift"], { method }: PayInput): void {
  const refusal = methodRefusal(siteById(siteId), method, { currency, halalas });
  if (refusal || !methodRow(method).buysGifts) throw new Problem("method-not-available");
}
