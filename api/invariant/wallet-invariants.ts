import { sql } from "drizzle-orm";
import { movementTypes } from "#domain/wallet/history.ts";

/** Ledger kinds that end a movement of the history and have no row of their own there. */
const endings = ["wallet-void", "reward-cancel", "forfeit", "wallet-payout"];
const inHistory = sql.param([...Object.keys(movementTypes), ...endings]);

/** The invariants of wallets. The database itself keeps the balances; they are checked all the same. */
export const walletInvariants = [
  {
    invariant: "I5",
    violations: sql`
      SELECT l.id::text AS subject, 'holds ' || l.balance_minor || ' but its entries add up to ' || coalesce(e.sum, 0) AS detail
      FROM (SELECT id, 'wallet:' || id AS account, balance_minor FROM wallet_lot
        UNION ALL SELECT id, 'gift:' || id, balance_minor FROM gift_card) AS l
      LEFT JOIN (
        SELECT account, sum(amount_minor) AS sum FROM ledger_entry
        WHERE account LIKE 'wallet:%' OR account LIKE 'gift:%' GROUP BY account
      ) AS e ON e.account = l.account
      WHERE l.balance_minor <> coalesce(e.sum, 0) OR l.balance_minor < 0`,
  },
  {
    // Every entry of a lot is a row of the history or ends one, and what a cart gives up is what it set aside. So the
    // rows that are not cancelled add up to the balance.
    invariant: "I5",
    violations: sql`
      SELECT t.id::text AS subject, 'moves wallet money as ' || t.kind || ', which no history shows' AS detail
      FROM ledger_tx t
      WHERE t.kind <> ALL (${inHistory}::text[])
        AND EXISTS (SELECT FROM ledger_entry e WHERE e.tx_id = t.id AND e.account LIKE 'wallet:%')
      UNION ALL
      SELECT t.subject_id::text, 'set aside and gave up ' || sum(e.amount_minor) || ' too much'
      FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id AND e.account LIKE 'wallet:%'
      WHERE t.kind IN ('wallet-hold', 'wallet-void')
      GROUP BY t.subject_id HAVING bool_or(t.kind = 'wallet-void') AND sum(e.amount_minor) <> 0`,
  },
];
