import { bigint, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a transfer is for. A subject has at most one of each. */
const ledgerKinds = [
  "capture",
  "refund",
  "reward",
  "reward-cancel",
  "goodwill",
  "expiry",
  "forfeit",
  "wallet-hold",
  "wallet-spend",
  "wallet-void",
  "wallet-refund",
  "wallet-payout",
  "points-capture",
  "points-return",
  "gift-issue",
  "gift-redeem",
  "gift-return",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Every transfer of money. Its entries must add up to 0 in each currency, or the transaction does not commit. */
export const ledgerTransactions = pgTable("ledger_tx", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ledgerKinds }).notNull(),
  subjectId: uuid("subject_id").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});

export const ledgerEntries = pgTable(
  "ledger_entry",
  {
    txId: uuid("tx_id").notNull(),
    account: text("account").notNull(),
    currency: text("currency").notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.txId, table.account, table.currency] })],
);
