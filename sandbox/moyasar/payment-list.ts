import { applyDue } from "../bank/apply-due.ts";
import { paymentsOf } from "../bank/bank-store.ts";
import { isListed } from "../bank/begin-payment.ts";
import { invalidField } from "./moyasar-errors.ts";
import { paymentView } from "./payment-view.ts";

const PAGE_SIZE = 40;

/** `GET /payments?created[gt]=&page=`: newest first. */
export function paymentList({ searchParams }: URL, origin: string) {
  const since = readTime(searchParams.get("created[gt]"));
  const page = readPage(searchParams.get("page"));
  const found = paymentsOf("moyasar").filter((payment) => isListed(payment) && payment.createdAt > since);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const newestFirst = found.reverse().map(applyDue);
  const shown = newestFirst.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    payments: shown.map((payment) => paymentView(payment, origin)),
    meta: {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      total_pages: pages,
      total_count: found.length,
    },
  };
}

function readTime(text: string | null): number {
  if (text === null) return 0;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw invalidField("created", "is not a time");
  return time;
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  if (!Number.isInteger(page) || page < 1) throw invalidField("page", "must be a positive integer");
  return page;
}
