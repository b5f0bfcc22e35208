import { readBookFile, writeBookFile } from "./book-file.ts";
import type { Payment, ProviderName } from "./payment.ts";

/** What the provider believes it did with somebody's money. */
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
const lines: Record<ProviderName, LedgerLine[]> = { card: [], knet: [], tabby: [], tamara: [] };
for (const entry of readBookFile()) enterBook(entry as Entry);

function enterBook(entry: Entry): void {
  if ("payment" in entry) payments.set(keyOf(entry.payment.provider, entry.payment.id), entry.payment);
  else linesOf(entry.provider).push(entry.line);
}

function keyOf(provider: ProviderName, id: string): string {
  return `${provider}/${id}`;
}

/** Writes a payment down as it is now; needed after every change. */
export function keepPayment(payment: Payment): void {
  enterBook({ payment });
  writeBookFile({ payment });
}

export function findPayment(provider: ProviderName, id: string): Payment | undefined {
  return payments.get(keyOf(provider, id));
}

/** In the order they were begun. */
export function paymentsOf(provider: ProviderName): Payment[] {
  return [...payments.values()].filter((payment) => payment.provider === provider);
}

export function writeLine(provider: ProviderName, line: LedgerLine): void {
  enterBook({ provider, line });
  writeBookFile({ provider, line });
}

export function linesOf(provider: ProviderName): LedgerLine[] {
  return lines[provider];
}
