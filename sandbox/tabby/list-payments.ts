import { applyDue } from "../bank/apply-due.ts";
import { paymentsOf } from "../bank/bank-store.ts";
import { isListed } from "../bank/begin-payment.ts";
import type { Payment } from "../bank/payment.ts";
import type { Answer } from "../route.ts";
import type { Region } from "./merchants.ts";
import { detailsOf, paymentView, statusOf } from "./payment-view.ts";
import { badData } from "./tabby-errors.ts";

const MAX_PAGE = 20;

/** A page of payments that a guest has approved, newest first, as Tabby lists them. */
export function listPayments({ searchParams }: URL, region: Region): Answer {
  const limit = readNumber(searchParams, "limit", MAX_PAGE);
  if (limit < 1 || limit > MAX_PAGE) throw badData(`limit: 1 to ${MAX_PAGE}`);
  const offset = readNumber(searchParams, "offset", 0);
  const since = readSince(searchParams.get("created_at__gte"));
  const found = paymentsOf("tabby")
    .filter((payment) => detailsOf(payment).region === region && isListed(payment) && payment.createdAt >= since)
    .map(applyDue)
    .filter(isApproved)
    .reverse();
  return {
    json: {
      payments: found.slice(offset, offset + limit).map(paymentView),
      pagination: { limit, offset, total_count: found.length },
    },
  };
}

function isApproved(payment: Payment): boolean {
  const status = statusOf(payment);
  return status === "AUTHORIZED" || status === "CLOSED";
}

function readNumber(query: URLSearchParams, name: string, otherwise: number): number {
  const value = Number(query.get(name) ?? otherwise);
  if (!Number.isInteger(value) || value < 0) throw badData(`${name}: a number`);
  return value;
}

function readSince(text: string | null): number {
  if (text === null) return 0;
  const since = Date.parse(text);
  if (Number.isNaN(since)) throw badData("created_at__gte: a date");
  return since;
}
