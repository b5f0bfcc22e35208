import { z } from "zod";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { equalInstalments } from "#domain/payment/instalments.ts";
import { problems } from "#domain/problem/problems.ts";
import { fromTamara, TamaraMoney } from "./tamara-money.ts";

/** A field that only adds to what we know; an unreadable one is as good as a missing one. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null);

const Refund = z.object({ merchant_refund_id: z.string().nullish() });

/** An order as Tamara shows it, as far as we read it. */
const TamaraOrder = z.object({
  order_id: z.string().min(1).max(100),
  order_reference_id: z.string(),
  status: z.string().max(60),
  total_amount: TamaraMoney,
  captured_amount: optional(TamaraMoney),
  refunded_amount: optional(TamaraMoney),
  instalments: optional(z.int().min(2).max(36)),
  transactions: optional(z.object({ refunds: optional(z.array(Refund)) })),
});
export type TamaraOrder = z.infer<typeof TamaraOrder>;

/** Tamara's words. `approved` is missing: an order in it has to be authorised by us before it can be captured. */
type Kind = "challenge" | "authorised" | "captured" | "declined" | "voided";
const kinds = new Map<string, Kind>([
  ["new", "challenge"],
  ["on_hold", "challenge"],
  ["authorised", "authorised"],
  ["fully_captured", "captured"],
  ["partially_refunded", "captured"],
  ["fully_refunded", "captured"],
  ["declined", "declined"],
  ["canceled", "voided"],
  ["expired", "voided"],
]);

const failureCodes = new Map([
  ["declined", problems["method-not-for-this-order"].code],
  ["expired", problems["bank-verification-timed-out"].code],
]);

export const SILENT: Evidence = { kind: "silent" };
/** A word or an amount that we do not know, and there may be money behind it. */
export const STRANGE: Evidence = { kind: "silent", isStrange: true };

/** Reads an order; `null` when it is unreadable or of another payment. */
export function readOrder(json: unknown, paymentId: string): TamaraOrder | null {
  const read = TamaraOrder.safeParse(json);
  return read.success && read.data.order_reference_id === paymentId ? read.data : null;
}

/** What an order says about our payment. */
export function evidenceOf(order: TamaraOrder): Evidence {
  const kind = kindOf(order.status);
  const amountMinor = amountOf(order);
  const refundedMinor = refundedOf(order);
  if (!kind || amountMinor === null || refundedMinor === null) return STRANGE;
  const currency = order.total_amount.currency as CurrencyCode;
  return {
    kind,
    reference: order.order_id,
    amountMinor,
    currency,
    refundedMinor,
    ...(order.instalments ? { plan: equalInstalments(amountMinor, order.instalments, currency) } : {}),
    ...failureOf(order.status),
  };
}

/** How a word that another answer than an order carries is to be read. */
export function kindOf(word: string): Kind | null {
  return kinds.get(word) ?? null;
}

export function failureOf(word: string): { failureCode?: number } {
  const failureCode = failureCodes.get(word);
  return failureCode ? { failureCode } : {};
}

/** What was captured counts, where Tamara says it; after a refund it might be what is left. */
function amountOf({ status, total_amount, captured_amount }: TamaraOrder): number | null {
  const total = fromTamara(total_amount);
  if (status !== "fully_captured" || total === null || !captured_amount) return total;
  const captured = fromTamara(captured_amount);
  if (captured === null || captured_amount.currency !== total_amount.currency) return null;
  return captured || total;
}

function refundedOf({ status, total_amount, refunded_amount }: TamaraOrder): number | null {
  const isRefunded = status === "partially_refunded" || status === "fully_refunded";
  if (!isRefunded) return 0;
  if (refunded_amount && refunded_amount.currency === total_amount.currency) return fromTamara(refunded_amount);
  return status === "fully_refunded" ? fromTamara(total_amount) : null;
}

/** Whether the order shows a refund with our id. */
export function hasRefund({ transactions }: TamaraOrder, refundId: string): boolean {
  return transactions?.refunds?.some(({ merchant_refund_id }) => merchant_refund_id === refundId) ?? false;
}
