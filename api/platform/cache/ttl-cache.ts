type Memory<Value> = { value: Promise<Value>; until: number };
export type RememberOptions = { most: number; forMs: number; now?: () => number };

/** Asks once for each key and keeps the answer for a while; the least recently asked for is forgotten first. */
export function remember<Key, Value>(
  ask: (key: Key) => Promise<Value>,
  { most, forMs, now = Date.now }: RememberOptions,
): (key: Key) => Promise<Value> {
  const memories = new Map<Key, Memory<Value>>();
  return (key) => {
    const known = memories.get(key);
    memories.delete(key);
    if (known && known.until > now()) {
      memories.set(key, known);
      return known.value;
    }
    const value = ask(key);
    const memory = { value, until: now() + forMs };
    memories.set(key, memory);
    value.catch(() => memories.get(key) === memory && memories.delete(key));
    const [oldest] = memories.keys();
    if (memories.size > most && oldest !== undefined) memories.delete(oldest);
    return value;
  };
}
