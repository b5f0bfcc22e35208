import type { Db, Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { inTransaction, type TransactionOptions } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";

/** An Idempotency-Key is valid for one caller and one route. */
export type Scope = { caller: string; route: string; key: string };
export type Stored = { status: number; answer: string };
export type Work = (tx: Tx) => Promise<Done>;
type Done = {
  status: number;
  body: unknown;
  /** Writes the rows behind the answer in the same round trip as the answer; if it fails, the transaction is rolled back. */
  write?: () => Promise<unknown>;
};
type Call = {
  /** `null` without a key: then the work always runs. */
  scope: Scope | null;
  /** The first is stored. A repeated key is refused when its stored hash is none of these. */
  bodyHashes: readonly [Buffer, ...Buffer[]];
  serialize: (status: number, body: unknown) => string;
};

/** Runs `work` at most once per key: the key, the effect and the answer are written in one transaction. */
export async function runOnce(
  db: Db,
  { scope, bodyHashes, serialize }: Call,
  work: Work,
  options: TransactionOptions,
): Promise<Stored> {
  return inTransaction(
    db,
    async (tx) => {
      const before = scope && (await earlierAnswer(tx, scope, bodyHashes));
      if (before) return before;
      const { status, body, write } = await work(tx);
      const answer = serialize(status, body);
      const storeAnswer = () =>
        scope && runPrepared(tx, insert, [...scopeValues(scope), bodyHashes[0], status, answer]);
      await Promise.all([write?.(), storeAnswer()]);
      return { status, answer };
    },
    { isRepeatable: scope !== null, ...options },
  );
}

/** Whether a call with this key was answered before. */
export async function isAnswered(db: Tx, scope: Scope | null): Promise<boolean> {
  return scope !== null && (await runPrepared(db, find, scopeValues(scope))).length > 0;
}

const scopeValues = ({ caller, route, key }: Scope) => [caller, route, key];

const lock = { name: "idempotency-lock", text: "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS mine" };
const find = {
  name: "idempotency-find",
  text: `SELECT body_hash AS "bodyHash", status, answer FROM idempotency_key WHERE caller = $1 AND route = $2 AND key = $3`,
};
const insert = {
  name: "idempotency-keep",
  text: `
    INSERT INTO idempotency_key (caller, route, key, body_hash, status, answer, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, app_now())`,
};

/** The lock ends with its transaction, so a process that crashed holds none. */
async function earlierAnswer(tx: Tx, scope: Scope, bodyHashes: readonly Buffer[]): Promise<Stored | null> {
  const [[locked], [stored]] = await Promise.all([
    runPrepared<{ mine: boolean }>(tx, lock, [JSON.stringify(scopeValues(scope))]),
    runPrepared<Stored & { bodyHash: Buffer }>(tx, find, scopeValues(scope)),
  ]);
  if (!locked?.mine) throw new Problem("idempotency-running", { retryAfterSeconds: 1 });
  if (!stored) return null;
  if (!bodyHashes.some((hash) => hash.equals(stored.bodyHash))) throw new Problem("idempotency-mismatch");
  return { status: stored.status, answer: stored.answer };
}
