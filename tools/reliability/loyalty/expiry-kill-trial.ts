import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { wallets } from "#api/schema/wallet.ts";
import { aLot } from "#api/testing/guests/wallet-member.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";

const JOB = { SERVE_JOB: "settle-wallets" };
const LOTS = [1_000, 2_000, 3_000];
const TIMEOUT_MS = 60_000;

/** Three lots have expired. K39: between two of them the process that records this is killed; the next one records all. */
export async function expiryKillTrial({ db, env }: TrialEnvironment) {
  const walletId = randomUUID();
  await db.insert(wallets).values({ id: walletId });
  for (const halalas of LOTS) await aLot({ db }, walletId, halalas, { opensInDays: -3, expiresInDays: -1 });
  const killed = await startBookingProcess({ ...env, ...JOB, FAULT: "K39:1" });
  const signal = await killed.ended;
  const left = await heldIn(walletId);
  const next = await startBookingProcess({ ...env, ...JOB });
  try {
    for (const until = Date.now() + TIMEOUT_MS; (await heldIn(walletId)) > 0 && Date.now() < until; ) await pause(20);
    return { wasKilled: signal === "SIGKILL", left, expired: await expiredOf(walletId) };
  } finally {
    await next.kill();
  }

  async function heldIn(id: string): Promise<number> {
    const { rows } = await db.execute<{ halalas: number }>(sql`
      SELECT sum(balance_minor)::int AS halalas FROM wallet_lot WHERE wallet_id = ${id}`);
    return rows[0]?.halalas ?? -1;
  }

  async function expiredOf(id: string): Promise<number[]> {
    const { rows } = await db.execute<{ halalas: number }>(sql`
      SELECT -e.amount_minor::int AS halalas FROM wallet_lot l JOIN ledger_entry e ON e.account = 'wallet:' || l.id
      JOIN ledger_tx t ON t.id = e.tx_id WHERE l.wallet_id = ${id} AND t.kind = 'expiry' ORDER BY 1`);
    return rows.map(({ halalas }) => halalas);
  }
}
