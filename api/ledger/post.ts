import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { ledgerEntries, ledgerTransactions } from "#api/schema/ledger.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";

type Movement = {
  kind: "capture" | "refund";
  /** The payment or refund; it is posted once. */
  subjectId: string;
  from: string;
  to: string;
  amountMinor: number;
  currency: CurrencyCode;
};

/** Posts a movement of money from one account to another. A repeated call, or an amount of zero, changes nothing. */
export async function post(tx: Tx, { kind, subjectId, from, to, amountMinor, currency }: Movement): Promise<void> {
  if (amountMinor === 0) return;
  const id = randomUUID();
  const [fresh] = await tx
    .insert(ledgerTransactions)
    .values({ id, kind, subjectId })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!fresh) return;
  await tx.insert(ledgerEntries).values([
    { txId: id, account: from, currency, amountMinor: -amountMinor },
    { txId: id, account: to, currency, amountMinor },
  ]);
}
