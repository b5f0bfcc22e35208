import { type Action, type Payment, sumOf } from "../bank/payment.ts";
import { sandboxNow, scaled } from "../clock.ts";
import { writeAmount } from "./decimal-amount.ts";
import type { Region } from "./merchants.ts";

type TabbyStatus = "CREATED" | "AUTHORIZED" | "CLOSED" | "REJECTED" | "EXPIRED";

/** What Tabby keeps about a payment beside the bank. */
type Details = {
  region: Region;
  merchantCode: string;
  sessionId: string;
  echo: Record<string, unknown>;
};

/** A guest can pay during the session; a while after its end the payment counts as expired. */
export const SESSION_MS = 20 * 60_000;
export const EXPIRY_LAG_MS = 10 * 60_000;

export function detailsOf({ details }: Payment): Details {
  return details as Details;
}

export function statusOf(payment: Payment): TabbyStatus {
  const { status, failure, changedAt } = payment;
  if (status === "authorised") return "AUTHORIZED";
  if (status === "captured") return "CLOSED";
  if (status === "declined") return failure === "authentication-timed-out" ? "EXPIRED" : "REJECTED";
  if (status !== "voided") return "CREATED";
  if (sumOf(payment, "authorised") > 0) return "CLOSED";
  return sandboxNow() < changedAt + scaled(EXPIRY_LAG_MS) ? "CREATED" : "EXPIRED";
}

/** A payment in Tabby's format. */
export function paymentView(payment: Payment) {
  const currency = currencyOf(payment);
  return {
    id: payment.id,
    created_at: timeOf(payment.createdAt),
    expires_at: timeOf(payment.createdAt + scaled(SESSION_MS + EXPIRY_LAG_MS)),
    status: statusOf(payment),
    is_test: true,
    amount: writeAmount(payment.amount, currency),
    currency,
    ...detailsOf(payment).echo,
    captures: doneOf(payment, "captured").map((action) => actionView(action, currency)),
    refunds: doneOf(payment, "refunded").map((action) => actionView(action, currency)),
  };
}

/** Tabby has three currencies; a payment that the bank booked in another one by a fault has a wrong one of these. */
export function currencyOf(payment: Payment): string {
  const { currency } = payment;
  if (currency === "SAR" || currency === "AED" || currency === "KWD") return currency;
  return detailsOf(payment).merchantCode === "SA" ? "AED" : "SAR";
}

function doneOf({ actions }: Payment, kind: Action["kind"]): Action[] {
  return actions.filter((action) => action.kind === kind && action.state === "done");
}

function actionView({ id, at, amount, reference }: Action, currency: string) {
  return {
    id: uuidOf(id),
    created_at: timeOf(at),
    amount: writeAmount(amount, currency),
    reference_id: reference,
    items: [],
  };
}

/** The bank's ids are 26 hexadecimal digits after a prefix; Tabby's are UUIDs. */
function uuidOf(actionId: string): string {
  const digits = actionId.replace(/^act_/, "").padEnd(32, "0");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
