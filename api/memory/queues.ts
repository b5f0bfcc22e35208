/**
 * Deeds of one key run one after another, those of different keys beside each other. Who waits here holds no connection,
 * so that a crowd at one home leaves the database to everybody else.
 */
export function queues<Key>(): <Result>(key: Key, deed: () => Promise<Result>) => Promise<Result> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, deed) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(deed);
    const settled = mine.catch(() => {});
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
