import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { LotEntry } from "#domain/wallet/lot-entry.ts";

/** A statement in SQL returns instants as texts. */
type Row = Omit<LotEntry, "at" | "opensAt" | "expiresAt"> & { at: string; opensAt: string; expiresAt: string | null };

/** All entries of a wallet, the newest first. The condition on the account makes PostgreSQL use the index by lot. */
export async function readLotEntries(db: Tx, walletId: string): Promise<LotEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT t.id AS "txId", t.kind, t.subject_id AS "subjectId", t.at, e.amount_minor::float8 AS "amountMinor",
      l.id AS "lotId", l.opens_at AS "opensAt", l.expires_at AS "expiresAt",
      o.order_number AS "orderNumber",
      EXISTS (SELECT FROM ledger_tx s WHERE s.kind = 'wallet-spend' AND s.subject_id = t.subject_id) AS "isSpent"
    FROM wallet_lot l
    JOIN ledger_entry e ON e.account = 'wallet:' || l.id AND e.account LIKE 'wallet:%'
    JOIN ledger_tx t ON t.id = e.tx_id
    LEFT JOIN refund r ON r.id = t.subject_id
    LEFT JOIN cart_leg g ON g.id = coalesce(r.leg_id, t.subject_id)
    LEFT JOIN placed_order o ON o.id = coalesce(g.order_id, l.order_id)
    WHERE l.wallet_id = ${walletId}
    ORDER BY t.at DESC, t.id, l.id`);
  return rows.map(({ at, opensAt, expiresAt, ...row }) => ({
    ...row,
    at: new Date(at),
    opensAt: new Date(opensAt),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }));
}
