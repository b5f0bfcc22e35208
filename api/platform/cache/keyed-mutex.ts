import { Problem } from "#api/platform/problem/problem.ts";

/** Whoever has waited longer is asked to come again, so that a database in trouble is not asked for people long gone. */
const PATIENCE_MS = 10_000;

type InQueue<Key> = <Result>(key: Key, deed: (hasWaited: boolean) => Promise<Result>) => Promise<Result>;

/**
 * Deeds of one key run one after another, those of different keys beside each other. Who waits here holds no connection,
 * so that a crowd at one home leaves the database to everybody else. A deed is told whether another was before it;
 * `clock` counts milliseconds.
 */
export function queues<Key>(clock = () => performance.now()): InQueue<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, deed) => {
    const came = clock();
    const before = last.get(key);
    const onTurn = () => {
      if (clock() - came > PATIENCE_MS) throw new Problem("busy", { retryAfterSeconds: 2 });
      return deed(before !== undefined);
    };
    const mine = (before ?? Promise.resolve()).then(onTurn);
    const settled = mine.catch(() => {});
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
