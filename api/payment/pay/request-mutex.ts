import { Problem } from "#api/platform/problem/problem.ts";

/**
 * Refuses a repeated call while the first one runs, before it counts as an attempt: ten retries of an impatient guest
 * are one attempt. Between processes the key in the database does the same.
 */
export function requestMutex() {
  const running = new Set<string>();
  return async <T>(key: string | null, task: () => Promise<T>): Promise<T> => {
    if (!key) return task();
    if (running.has(key)) throw new Problem("idempotency-running", { retryAfterSeconds: 1 });
    running.add(key);
    try {
      return await task();
    } finally {
      running.delete(key);
    }
  };
}
