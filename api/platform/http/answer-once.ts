import type { FastifyReply, FastifyRequest } from "fastify";
import type { TransactionOptions } from "#api/platform/database/transaction.ts";
import { canonicalHash } from "#api/platform/idempotency/canonical-hash.ts";
import { runOnce, type Scope, type Work } from "#api/platform/idempotency/run-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";

const keyPattern = /^[A-Za-z0-9_-]{8,128}$/;

type OnceOptions = TransactionOptions & {
  /** To whom the key belongs: a browser or an account, never a network. Without an owner the work always runs. */
  caller: string | null;
  /**
   * What is hashed instead of the body, if the body holds a secret: it has a keyed hash of that secret by each secret of
   * ours that is still accepted, the newest first.
   */
  bodies?: readonly unknown[];
  /** Runs before the answer is sent, both for a new answer and for a stored one. */
  committed?: (answer: string) => Promise<void>;
};

/**
 * Answers a request at most once per Idempotency-Key and owner. A repeated call gets the same bytes; a failed call stores
 * nothing. Without a key the work always runs.
 */
export async function answerOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
  { caller, committed, bodies = [request.body], ...options }: OnceOptions,
): Promise<FastifyReply> {
  const [newest, ...older] = bodies.map((body) => canonicalHash({ params: request.params, body }));
  if (!newest) throw new Error("A call that is answered once has a body to compare.");
  const call = {
    scope: requestScope(request, caller),
    bodyHashes: [newest, ...older] as const,
    serialize: (status: number, made: unknown) => String(reply.code(status).serialize(made as object)),
  };
  const { status, answer } = await runOnce(request.server.db, call, work, options);
  await committed?.(answer);
  return reply.code(status).type("application/json; charset=utf-8").send(answer);
}

/** The idempotency key of this request with its owner and route; `null` without a key or an owner. */
export function requestScope(request: FastifyRequest, caller: string | null): Scope | null {
  const { config, url } = request.routeOptions;
  if (!config.takesKey) throw new Error(`The contract of ${url} does not say that it takes an idempotency key.`);
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !keyPattern.test(key))
    throw new Problem("validation", { fields: { "Idempotency-Key": "invalid" } });
  if (caller === null) return null;
  return { caller, route: `${request.method} ${url}`, key };
}
