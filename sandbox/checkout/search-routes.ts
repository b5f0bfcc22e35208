import { applyDue } from "../bank/apply-due.ts";
import { findPayment, paymentsOf } from "../bank/bank-store.ts";
import { isListed } from "../bank/begin-payment.ts";
import type { Payment } from "../bank/payment.ts";
import { randomText } from "../card/tokens.ts";
import { sandboxNow } from "../clock.ts";
import { keyedRoutes } from "../keyed-routes.ts";
import type { Answer, PartnerRequest, Route } from "../route.ts";
import { searchedActions } from "./action-view.ts";
import { requireSecretKey } from "./checkout-keys.ts";
import { invalidRequest, notFound } from "./checkout-refusal.ts";
import { originOf, paymentView } from "./payment-view.ts";
import { fieldsOf, textOf } from "./read-fields.ts";

const route = keyedRoutes("checkout", requireSecretKey);
const MAX_LIMIT = 1_000;
const DEFAULT_LIMIT = 100;

/** A search whose later pages are fetched by their address: the payments that it found, and the size of a page. */
type Search = { ids: readonly string[]; limit: number };
const searches = new Map<string, Search>();

export const searchRoutes: readonly Route[] = [
  route("POST", "/payments/search", (call) => {
    const search = readSearch(call);
    const id = randomText(22);
    if (search.ids.length > search.limit) searches.set(id, search);
    return pageOf(call, id, search, 0);
  }),
  route("GET", "/payments/search/[a-z2-7]{22}", (call) => {
    const id = call.url.pathname.split("/")[4] ?? "";
    const search = searches.get(id);
    const from = Number(call.url.searchParams.get("token"));
    if (!search || !Number.isInteger(from)) throw notFound();
    return pageOf(call, id, search, from);
  }),
];

function readSearch({ body }: PartnerRequest): Search {
  const fields = fieldsOf(body);
  const limit = fields.limit === undefined ? DEFAULT_LIMIT : Number(fields.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) throw invalidRequest("limit_invalid");
  const [from, to] = [timeOf(fields.from, 0), timeOf(fields.to, sandboxNow())];
  const wanted = readQuery(textOf(fields, "query"));
  const found = paymentsOf("checkout").filter(
    (payment) => payment.createdAt >= from && payment.createdAt <= to && isListed(payment) && wanted(payment),
  );
  return { ids: found.reverse().map(({ id }) => id), limit };
}

function timeOf(value: unknown, fallback: number): number {
  if (value === undefined) return fallback;
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalidRequest("date_invalid");
  return time;
}

const searchable: Record<string, (payment: Payment) => string> = {
  id: ({ id }) => id,
  reference: ({ merchantId }) => merchantId,
  currency: ({ currency }) => currency,
};

/** `reference:'…' AND currency:'SAR'`; other fields and operators of the company are not played. */
function readQuery(query: string): (payment: Payment) => boolean {
  const terms = query.trim() === "" ? [] : query.split(" AND ").map(readTerm);
  return (payment) => terms.every((fits) => fits(payment));
}

function readTerm(term: string): (payment: Payment) => boolean {
  const [, field = "", value] = /^\s*(\w+)\s*:\s*['"]([^'"]*)['"]\s*$/.exec(term) ?? [];
  const read = searchable[field];
  if (!read || value === undefined) throw invalidRequest("query_invalid");
  return (payment) => read(payment) === value;
}

function pageOf(call: PartnerRequest, id: string, { ids, limit }: Search, from: number): Answer {
  const origin = originOf(call);
  const data = ids.slice(from, from + limit).flatMap((each) => {
    const payment = findPayment("checkout", each);
    return payment ? [searchedView(applyDue(payment), origin)] : [];
  });
  const next = from + limit;
  const href = `${origin}/checkout/payments/search/${id}?token=${next}`;
  return { json: { data, ...(next < ids.length ? { _links: { next: { href } } } : {}) } };
}

/** A search writes words in small letters, and its answers have the actions inside. */
function searchedView(payment: Payment, origin: string) {
  const { status, payment_type: type, _links, ...view } = paymentView(payment, origin);
  const words = { status: status.toLowerCase().replaceAll(" ", "_"), payment_type: type.toLowerCase() };
  return { ...view, ...words, amount_requested: payment.amount, actions: searchedActions(payment) };
}
