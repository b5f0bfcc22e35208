import { cartLines } from "#api/cart/price/cart-lines.ts";
import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import { refundLines } from "#api/refund/plan/refund-lines.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import type { ChangeInput, ChangePreview } from "#contract/order/change.ts";
import { payableMinor } from "#domain/cart/present.ts";
import type { Language } from "#domain/language/language.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import type { BookedStay } from "#domain/order/change/may-change.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import type { ChangePlan } from "./plan-change.ts";
import { policyOfChange } from "./snapshot-of-change.ts";

const PURPOSE = "change-preview-1";

/** The content of a preview id: the change, and what it costs. */
type SignedPreview = ChangeInput & {
  orderId: string;
  totalMinor: number;
  differenceMinor: number;
  expiresAt: string;
};
export type PreviewOptions = { secrets: readonly string[]; seconds: number; now: Date; language: Language };

/** What a guest sees before changing an order, signed. */
export function changePreview(
  order: OrderRow,
  payments: readonly PaymentRow[],
  plan: ChangePlan,
  { secrets, seconds, now, language }: PreviewOptions,
): ChangePreview {
  const { currency } = order;
  const { before, after, totalMinor, differenceMinor, draft } = plan;
  const shown = (minor: number) => Number(fromMinorUnits(minor, currency));
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
  const { adults, children, ...days } = after;
  const choice = { ...days, guestCount: { adults, children } };
  const content: SignedPreview = { orderId: order.id, ...choice, totalMinor, differenceMinor, expiresAt };
  return {
    currency,
    before: { ...stayView(before), total: shown(order.totalMinor + order.loyaltyMinor) },
    after: { ...stayView(after), total: shown(totalMinor) },
    // Points and wallet paid for the booking before; they do not lower its new total.
    lines: cartLines(draft, language).filter(({ type }) => type !== "loyalty"),
    difference: shown(differenceMinor),
    pay: shown(Math.max(0, differenceMinor)),
    refunds: refundLines(plan.back?.parts ?? [], payments, currency),
    notRefunded: shown(payableMinor(plan.notRefunded, draft.cart)),
    couponLost: plan.priced.isCouponLost,
    policy: policyOfChange(draft),
    previewId: signToken(secrets, PURPOSE, content),
    expiresAt,
  };
}

/** The change of a preview that we signed for this order, or `null`. */
export function readPreview(secrets: readonly string[], previewId: string, order: OrderRow): SignedPreview | null {
  const preview = readToken<SignedPreview>(secrets, PURPOSE, previewId);
  return preview?.orderId === order.id ? preview : null;
}

/** Whether the guest accepted what the change costs now. */
export function isAccepted(preview: SignedPreview, plan: ChangePlan, accepted: { shown: number; now: Date }): boolean {
  const { differenceMinor, totalMinor, expiresAt } = preview;
  const isSame = differenceMinor === plan.differenceMinor && totalMinor === plan.totalMinor;
  const difference = Number(fromMinorUnits(plan.differenceMinor, plan.draft.cart.currency));
  return isSame && difference === accepted.shown && accepted.now.getTime() <= Date.parse(expiresAt);
}

function stayView({ checkIn, checkOut, adults, children }: BookedStay) {
  return { checkIn, checkOut, nights: nightsOf({ checkIn, checkOut }), guestCount: { adults, children } };
}
