import type { Gateway } from "#domain/payment/gateways.ts";
import { storeFile } from "../store-file.ts";
import type { ActionKind, Book, Payment } from "./payment.ts";

/** A movement of money in a book; `paymentId` is the merchant's id. */
export type LedgerLine = {
  at: string;
  paymentId: string;
  kind: ActionKind;
  amount: number;
  currency: string;
  refundId?: string;
};

type Entry = { payment: Payment } | { book: Book; line: LedgerLine };

const payments = new Map<string, Payment>();
const lines = new Map<Book, LedgerLine[]>();
const file = storeFile("bank.jsonl");
for (const entry of file.read()) apply(entry as Entry);

function apply(entry: Entry): void {
  if ("payment" in entry) payments.set(entry.payment.id, entry.payment);
  else linesOf(entry.book).push(entry.line);
}

/** Stores the current state of a payment; to be called after every change. */
export function savePayment(payment: Payment): void {
  apply({ payment });
  file.append({ payment });
}

export function findPayment(company: Gateway, id: string): Payment | undefined {
  const found = payments.get(id);
  return found?.company === company ? found : undefined;
}

/** Any payment by its id, or the last one by the merchant's id, for the pages of the bank. */
export function paymentWithId(id: string): Payment | undefined {
  return payments.get(id) ?? allPayments().findLast(({ merchantId }) => merchantId === id);
}

/** In the order of their creation. */
export function allPayments(): Payment[] {
  return [...payments.values()];
}

export function paymentsOf(company: Gateway): Payment[] {
  return allPayments().filter((payment) => payment.company === company);
}

export function writeLine(book: Book, line: LedgerLine): void {
  apply({ book, line });
  file.append({ book, line });
}

export function linesOf(book: Book): LedgerLine[] {
  const known = lines.get(book) ?? [];
  lines.set(book, known);
  return known;
}
