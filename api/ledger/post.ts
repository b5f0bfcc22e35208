import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { type LedgerKind, ledgerEntries, ledgerTransactions } from "#api/schema/ledger.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";

type Entry = { account: string; currency: CurrencyCode; amountMinor: number };
type Posting = {
  kind: LedgerKind;
  /** The payment, refund, lot or payment leg; each kind is posted once for it. */
  subjectId: string;
  /** They add up to 0 in each currency, which the database enforces. */
  entries: readonly Entry[];
};

/** Posts a movement of money between accounts. A repeated call changes nothing, nor does an amount of zero. */
export async function post(tx: Tx, { kind, subjectId, entries }: Posting): Promise<void> {
  const moved = entries.filter(({ amountMinor }) => amountMinor !== 0);
  if (moved.length === 0) return;
  const txId = randomUUID();
  const [fresh] = await tx
    .insert(ledgerTransactions)
    .values({ id: txId, kind, subjectId })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (fresh) await tx.insert(ledgerEntries).values(moved.map((entry) => ({ txId, ...entry })));
}

type Transfer = Omit<Entry, "account"> & { from: string; to: string };

/** The two entries that move an amount from one account to another. */
export function transfer({ from, to, amountMinor, currency }: Transfer): Entry[] {
  return [
    { account: from, currency, amountMinor: -amountMinor },
    { account: to, currency, amountMinor },
  ];
}
