import { storeFile } from "../store-file.ts";
import type { Payment, ProviderName } from "./payment.ts";

/** A movement of money in the provider's ledger. */
export type LedgerLine = {
  at: string;
  paymentId: string;
  kind: "authorised" | "captured" | "voided" | "refunded";
  amount: number;
  currency: string;
  refundId?: string;
};

type Entry = { payment: Payment } | { provider: ProviderName; line: LedgerLine };

const payments = new Map<string, Payment>();
const lines = new Map<ProviderName, LedgerLine[]>();
const file = storeFile("payments.jsonl");
for (const entry of file.read()) apply(entry as Entry);

function apply(entry: Entry): void {
  if ("payment" in entry) payments.set(keyOf(entry.payment.provider, entry.payment.id), entry.payment);
  else linesOf(entry.provider).push(entry.line);
}

function keyOf(provider: ProviderName, id: string): string {
  return `${provider}/${id}`;
}

/** Stores the current state of a payment; to be called after every change. */
export function savePayment(payment: Payment): void {
  apply({ payment });
  file.append({ payment });
}

export function findPayment(provider: ProviderName, id: string): Payment | undefined {
  return payments.get(keyOf(provider, id));
}

/** In the order of their creation. */
export function allPayments(): Payment[] {
  return [...payments.values()];
}

export function paymentsOf(provider: ProviderName): Payment[] {
  return allPayments().filter((payment) => payment.provider === provider);
}

export function writeLine(provider: ProviderName, line: LedgerLine): void {
  apply({ provider, line });
  file.append({ provider, line });
}

export function linesOf(provider: ProviderName): LedgerLine[] {
  const known = lines.get(provider) ?? [];
  lines.set(provider, known);
  return known;
}
