import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { post, transfer } from "#api/ledger/post.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aLot, aWalletMember } from "#api/testing/guests/wallet-member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ env: relaxedLimits });
});

const hold = (lotId: string, amountMinor: number, currency: "SAR" | "USD" = "SAR") => {
  const leg = randomUUID();
  const entries = transfer({ from: `wallet:${lotId}`, to: `held:${leg}`, amountMinor, currency });
  return inTransaction(app.db, (tx) => post(tx, { kind: "wallet-hold", subjectId: leg, entries }));
};

const aFullLot = async () => aLot(app, (await aWalletMember(app)).walletId, 10_000);

async function balanceOf(lotId: string) {
  const { rows } = await app.db.execute<{ stored: number; entries: number }>(sql`
    SELECT balance_minor::int AS stored,
      (SELECT sum(amount_minor)::int FROM ledger_entry WHERE account = 'wallet:' || ${lotId}) AS entries
    FROM wallet_lot WHERE id = ${lotId}`);
  return rows[0];
}

const reasonOf = (refused: Promise<unknown>) =>
  refused.then(
    () => "it was not refused",
    (error: Error & { cause?: Error }) => error.cause?.message ?? error.message,
  );

test("of forty holds of thirty riyals on a hundred, exactly three succeed", async () => {
  const lotId = await aFullLot();
  const holds = await Promise.allSettled(Array.from({ length: 40 }, () => hold(lotId, 3_000)));

  expect(holds.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await balanceOf(lotId)).toEqual({ stored: 1_000, entries: 1_000 });
});

test("a lot holds riyals only, and an entry needs a lot", async () => {
  const lotId = await aFullLot();
  expect(await reasonOf(hold(lotId, 100, "USD"))).toContain("a wallet holds riyals");
  expect(await reasonOf(hold(randomUUID(), 100))).toContain("there is no lot");
});

test("the application cannot write a balance, nor delete a lot", async () => {
  const lotId = await aFullLot();
  const denied = "permission denied for table wallet_lot";
  const values = sql`(gen_random_uuid(), (SELECT wallet_id FROM wallet_lot WHERE id = ${lotId}), 'gift', app_now(), 5)`;
  const attempts = [
    sql`UPDATE wallet_lot SET balance_minor = 1000000 WHERE id = ${lotId}`,
    sql`DELETE FROM wallet_lot WHERE id = ${lotId}`,
    sql`INSERT INTO wallet_lot (id, wallet_id, source, opens_at, balance_minor) VALUES ${values}`,
  ];
  for (const attempt of attempts) expect(await reasonOf(app.db.execute(attempt))).toBe(denied);
  expect(await balanceOf(lotId)).toEqual({ stored: 10_000, entries: 10_000 });
});

test("a balance that differs from the ledger is noticed", async () => {
  const lotId = await aFullLot();
  const owner = new Client({ connectionString: (await testDatabase()).migrationUrl });
  await owner.connect();
  await owner.query("UPDATE wallet_lot SET balance_minor = balance_minor + 1 WHERE id = $1", [lotId]);
  const detail = "holds 10001 but its entries add up to 10000";
  // The tests above have set money aside for legs that do not exist, which is a violation of its own.
  const violations = async () => (await findViolations(app.db, 1)).filter(({ subject }) => subject === lotId);
  expect(await violations()).toEqual([{ invariant: "I5", subject: lotId, detail }]);
  await owner.query("UPDATE wallet_lot SET balance_minor = balance_minor - 1 WHERE id = $1", [lotId]);
  await owner.end();
  expect(await violations()).toEqual([]);
});
