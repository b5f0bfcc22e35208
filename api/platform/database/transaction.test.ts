import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { type Db, openDatabase, type Tx } from "./database.ts";
import { CommitUnknown, inTransaction } from "./transaction.ts";

let db: Db;

beforeAll(async () => {
  db = openDatabase(await testSettings());
});
beforeEach(() => db.execute(sql`DELETE FROM rate_limit`));
afterAll(() => db.$client.end());

const put = (tx: Tx, key: string) => tx.execute(sql`INSERT INTO rate_limit (key) VALUES (${key})`);
const storedKeys = async () =>
  (await db.execute(sql`SELECT key FROM rate_limit ORDER BY key`)).rows.map(({ key }) => key);
const failure = (code: string) => Object.assign(new Error(code), { code });

test("a transaction that fails half-way leaves no changes", async () => {
  const half = inTransaction(db, async (tx) => {
    await put(tx, "night-1");
    throw new Error("guest left");
  });
  await expect(half).rejects.toThrow("guest left");
  expect(await storedKeys()).toEqual([]);
});

test("two deadlocked transactions both succeed", async () => {
  await Promise.all([put(db, "a"), put(db, "b")]);
  const touch = (tx: Tx, key: string) => tx.execute(sql`UPDATE rate_limit SET points = points + 1 WHERE key = ${key}`);
  const cross = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      await touch(tx, first);
      await tx.execute(sql`SELECT pg_sleep(0.05)`);
      await touch(tx, second);
    });
  await Promise.all([cross("a", "b"), cross("b", "a")]);
  expect((await db.execute(sql`SELECT points FROM rate_limit`)).rows).toEqual([{ points: 2 }, { points: 2 }]);
});

test("a serialization failure is tried four times in total, and then becomes a conflict", async () => {
  let attempts = 0;
  const hopeless = inTransaction(
    db,
    async () => {
      attempts++;
      throw failure("40001");
    },
    { conflict: "dates-taken" },
  );
  await expect(hopeless).rejects.toMatchObject({ name: "Problem", code: "dates-taken" });
  expect(attempts).toBe(4);
});

test("a duplicate row is a conflict at once", async () => {
  await put(db, "night-1");
  await expect(inTransaction(db, (tx) => put(tx, "night-1"))).rejects.toMatchObject({ name: "Problem" });
});

test("a connection lost at COMMIT is an unknown outcome, not a failure", async () => {
  const lost = inTransaction(db, async (tx) => {
    await put(tx, "night-2");
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
  });
  await expect(lost).rejects.toBeInstanceOf(CommitUnknown);
  expect(await storedKeys()).toEqual([]);
});

test("no connection of the pool is lost by any of this", async () => {
  for (const code of ["XX000", "40001", "08006"]) {
    await inTransaction(db, () => Promise.reject(failure(code))).catch(() => {});
  }
  expect(db.$client.totalCount).toBe(db.$client.idleCount);
});

test("a session waits neither long for a lock nor for a statement", async () => {
  const names = ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout", "transaction_timeout"];
  const shown = await Promise.all(names.map((name) => db.$client.query(`SHOW ${name}`)));
  expect(shown.map(({ rows }) => Object.values(rows[0])[0])).toEqual(["2s", "5s", "10s", "15s"]);
});
