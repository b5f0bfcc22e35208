import { sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import { lotAccount } from "#api/ledger/wallet-lots.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";

const BATCH_SIZE = 500;

type DueLot = { id: string; balance: number };

/** Books expired lots and takes back the rewards of cancelled stays. Returns whether more may be left. */
export async function settleWallets(tx: Tx): Promise<boolean> {
  const expired = await lockDue(
    tx,
    sql`SELECT id, wallet_id FROM wallet_lot WHERE balance_minor > 0 AND expires_at <= app_now()`,
  );
  for (const lot of expired) {
    await moveOut(tx, "expiry", lot, "expired");
    await faultPoint("K39");
  }
  const cancelled = await lockDue(
    tx,
    sql`SELECT l.id, l.wallet_id FROM wallet_lot l JOIN placed_order o ON o.id = l.order_id
      WHERE l.source = 'reward' AND l.balance_minor > 0 AND l.opens_at > app_now() AND o.status_code <> 58`,
  );
  for (const lot of cancelled) await moveOut(tx, "reward-cancel", lot, "rewards");
  return Math.max(expired.length, cancelled.length) === BATCH_SIZE;
}

/** Locks the wallets of these lots, then the lots, and reads what they hold now. */
async function lockDue(tx: Tx, lots: ReturnType<typeof sql>): Promise<DueLot[]> {
  const { rows: due } = await tx.execute<{ id: string; wallet_id: string }>(sql`${lots} LIMIT ${BATCH_SIZE}`);
  if (due.length === 0) return [];
  const walletIds = sql.param(due.map(({ wallet_id }) => wallet_id));
  await tx.execute(sql`SELECT FROM wallet WHERE id = ANY (${walletIds}::uuid[]) ORDER BY id FOR UPDATE`);
  const ids = sql.param(due.map(({ id }) => id));
  const { rows } = await tx.execute<DueLot>(sql`
    SELECT id, balance_minor::float8 AS balance FROM wallet_lot WHERE id = ANY (${ids}::uuid[])
    ORDER BY expires_at, id FOR UPDATE`);
  return rows;
}

async function moveOut(tx: Tx, kind: "expiry" | "reward-cancel", { id, balance }: DueLot, to: string): Promise<void> {
  const entries = transfer({ from: lotAccount(id), to, amountMinor: balance, currency: "SAR" });
  await post(tx, { kind, subjectId: id, entries });
}
