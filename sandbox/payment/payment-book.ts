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

const payments = new Map<string, Payment>();
const lines = new Map<ProviderName, LedgerLine[]>();

const keyOf = (provider: ProviderName, id: string) => `${provider}/${id}`;

export function keepPayment(payment: Payment): void {
  payments.set(keyOf(payment.provider, payment.id), payment);
}

export function findPayment(provider: ProviderName, id: string): Payment | undefined {
  return payments.get(keyOf(provider, id));
}

/** In the order they were begun. */
export function paymentsOf(provider: ProviderName): Payment[] {
  return [...payments.values()].filter((payment) => payment.provider === provider);
}

export function writeLine(provider: ProviderName, line: LedgerLine): void {
  lines.set(provider, [...linesOf(provider), line]);
}

export function linesOf(provider: ProviderName): readonly LedgerLine[] {
  return lines.get(provider) ?? [];
}
