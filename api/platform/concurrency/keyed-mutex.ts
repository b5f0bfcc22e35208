import { Problem } from "#api/platform/problem/problem.ts";

/** A task that waited longer is refused: its client has probably left, and a slow database should not run it. */
const MAX_WAIT_MS = 10_000;

type RunExclusive<Key> = <Result>(key: Key, task: (hasWaited: boolean) => Promise<Result>) => Promise<Result>;

/**
 * A mutex for each key: tasks of one key run one after another, tasks of different keys at the same time. A waiting task
 * holds no database connection, so many tasks of one key leave the pool to others. A task gets whether it had to wait.
 * `clock` counts milliseconds.
 */
export function keyedMutex<Key>(clock = () => performance.now()): RunExclusive<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, task) => {
    const arrived = clock();
    const before = last.get(key);
    const run = () => {
      if (clock() - arrived > MAX_WAIT_MS) throw new Problem("busy", { retryAfterSeconds: 2 });
      return task(before !== undefined);
    };
    const mine = (before ?? Promise.resolve()).then(run);
    const settled = mine.catch(() => {});
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
