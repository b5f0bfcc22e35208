import { sql } from "drizzle-orm";

/** The invariants of wallets. The database itself keeps I5; it is checked all the same. */
export const walletInvariants = [
  {
    invariant: "I5",
    violations: sql`
      SELECT l.id::text AS subject, 'holds ' || l.balance_minor || ' but its entries add up to ' || coalesce(e.sum, 0) AS detail
      FROM wallet_lot l LEFT JOIN (
        SELECT account, sum(amount_minor) AS sum FROM ledger_entry WHERE account LIKE 'wallet:%' GROUP BY account
      ) AS e ON e.account = 'wallet:' || l.id
      WHERE l.balance_minor <> coalesce(e.sum, 0)`,
  },
];
