import type { FastifyRequest } from "fastify";
import { Problem } from "#api/platform/problem/problem.ts";
import { requestKey } from "./request-key.ts";

/**
 * The same call sent again while the first is at work is told to wait, before it costs anything: ten impatient retries
 * are one try of a cart, not ten. Other processes are held apart by the key in the database.
 */
export function requestMutex() {
  const atWork = new Set<string>();
  return async <T>(request: FastifyRequest, deed: () => Promise<T>): Promise<T> => {
    const name = requestKey(request);
    if (!name) return deed();
    if (atWork.has(name)) throw new Problem("idempotency-running", { retryAfterSeconds: 1 });
    atWork.add(name);
    try {
      return await deed();
    } finally {
      atWork.delete(name);
    }
  };
}
