import type { FastifyReply, FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { inTransaction, type TransactionOptions } from "#api/platform/database/transaction.ts";
import { callerKey } from "#api/platform/http/caller.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { canonicalHash } from "./canonical-hash.ts";

const keyShape = /^[A-Za-z0-9_-]{8,128}$/;

export type Work = (tx: Tx) => Promise<Done>;
type Done = {
  status: number;
  body: unknown;
  /** Writes what the answer rests on, in one trip with the answer; when it fails, nothing was done. */
  write?: () => Promise<unknown>;
};
type Scope = { caller: string; route: string; key: string };
type Stored = { status: number; answer: string };
type OnceOptions = TransactionOptions & {
  /** Whose key it is, where another name than the caller's is known, such as the holder of a cart. */
  caller?: string;
  /** What two calls must share, where the body holds something that even a hash of it must not keep. */
  body?: unknown;
  /** Runs once the answer is certain, whether it was made now or earlier, and before it is sent. */
  committed?: (answer: string) => Promise<void>;
};

/**
 * Does `work` at most once per Idempotency-Key: the key, the effect and the answer are written in one transaction, so
 * that a repeated call gets the same bytes and a call that failed leaves nothing. Without a key the work is just done.
 */
export async function answerOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
  { caller, committed, body = request.body, ...options }: OnceOptions = {},
): Promise<FastifyReply> {
  const scope = requestScope(request, caller);
  const bodyHash = canonicalHash({ params: request.params, body });
  const { status, answer } = await inTransaction(
    request.server.db,
    async (tx) => {
      const before = scope && (await earlierAnswer(tx, scope, bodyHash));
      if (before) return before;
      const { status, body, write } = await work(tx);
      const answer = String(reply.code(status).serialize(body as object));
      const keepAnswer = () => scope && runPrepared(tx, keep, [...scopeValues(scope), bodyHash, status, answer]);
      await Promise.all([write?.(), keepAnswer()]);
      return { status, answer };
    },
    { isRepeatable: scope !== null, ...options },
  );
  await committed?.(answer);
  return reply.code(status).type("application/json; charset=utf-8").send(answer);
}

/** The key a caller gave this request, with whom and what it counts for; `null` without one. */
export function requestScope(request: FastifyRequest, caller = callerKey(request)): Scope | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !keyShape.test(key))
    throw new Problem("validation", { fields: { "Idempotency-Key": "invalid" } });
  return { caller, route: `${request.method} ${request.routeOptions.url}`, key };
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
const keep = {
  name: "idempotency-keep",
  text: `
    INSERT INTO idempotency_key (caller, route, key, body_hash, status, answer, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, app_now())`,
};

/** The lock ends with its transaction, so a process that died holds nothing. */
async function earlierAnswer(tx: Tx, scope: Scope, bodyHash: Buffer): Promise<Stored | null> {
  const [[turn], [stored]] = await Promise.all([
    runPrepared<{ mine: boolean }>(tx, lock, [JSON.stringify(scopeValues(scope))]),
    runPrepared<Stored & { bodyHash: Buffer }>(tx, find, scopeValues(scope)),
  ]);
  if (!turn?.mine) throw new Problem("idempotency-running", { retryAfterSeconds: 1 });
  if (!stored) return null;
  if (!stored.bodyHash.equals(bodyHash)) throw new Problem("idempotency-mismatch");
  return { status: stored.status, answer: stored.answer };
}
