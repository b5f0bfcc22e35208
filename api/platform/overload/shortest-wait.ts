import type { Connect } from "#api/platform/database/time-connects.ts";

/**
 * The shortest wait for a connection since the last call. It is 0 after a burst, which soon ends, and long if the queue
 * never empties. While the database is away nobody gets a connection, so that requests which need none are answered.
 */
export function shortestWait(): { observe: (connect: Connect) => void; take: () => number } {
  let shortest = Number.POSITIVE_INFINITY;
  const observe = ({ waitMs, hasQueued, isConnected }: Connect) => {
    if (isConnected) shortest = Math.min(shortest, hasQueued ? waitMs : 0);
  };
  const take = () => {
    const waitMs = Number.isFinite(shortest) ? shortest : 0;
    shortest = Number.POSITIVE_INFINITY;
    return waitMs;
  };
  return { observe, take };
}
