import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { NO_CHARGE, readGatewayLedger } from "../environment/gateway-ledger.ts";
import { refundAtMoyasar } from "./late-request.ts";

type Unclear = { paymentId: string; amountMinor: number; beforeMinor: number };
type Environment = { db: Db; sandbox: { url: string }; untilSettled: () => Promise<void> };

const POLL_MS = 500;

/** Waits until everything is settled; meanwhile a person refunds at the company what nobody can tell, and jobs find it. */
export async function settleWithPerson({ db, sandbox, untilSettled }: Environment): Promise<void> {
  let isSettled = false;
  const settled = untilSettled().finally(() => {
    isSettled = true;
  });
  settled.catch(() => {});
  while (!isSettled) {
    for (const one of await unclearRefunds(db)) await refundIfMissing(sandbox, one);
    await pause(POLL_MS);
  }
  await settled;
}

async function unclearRefunds(db: Db): Promise<Unclear[]> {
  const { rows } = await db.execute<Unclear>(sql`
    SELECT p.id AS "paymentId", r.amount_minor::float8 AS "amountMinor", p.refunded_minor::float8 AS "beforeMinor"
    FROM task t JOIN refund r ON r.id::text = t.subject AND r.state = 'pending' JOIN payment p ON p.id = r.payment_id
    WHERE t.kind = 'refund-unclear' AND t.done_at IS NULL`);
  return rows;
}

async function refundIfMissing(sandbox: { url: string }, { paymentId, amountMinor, beforeMinor }: Unclear) {
  const { refunds } = (await readGatewayLedger(sandbox)).get(paymentId) ?? NO_CHARGE;
  const sent = refunds.reduce((sum, amount) => sum + amount, 0);
  if (sent === beforeMinor) await refundAtMoyasar(sandbox, paymentId, amountMinor);
}
