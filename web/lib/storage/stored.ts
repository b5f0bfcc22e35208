type Stored<T> = { at: number; value: T };

/** Reads JSON from the browser's storage; `undefined` when it is missing or corrupt. */
export function readStored<T>(storage: Storage, key: string): T | undefined {
  try {
    const text = storage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Writes JSON to the browser's storage; a full or forbidden storage is ignored. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; the page works without it.
  }
}

type Options<T> = {
  key: string;
  maxAgeMs: number;
  load: () => Promise<T>;
  isValue: (value: unknown) => value is T;
  now: number;
};

/** A list cached in localStorage: used while it is fresh; when loading fails, the last cached list is the fallback. */
export async function cachedList<T>(
  storage: Storage,
  { key, maxAgeMs, load, isValue, now }: Options<T>,
): Promise<T | undefined> {
  const stored = readStored<Stored<unknown>>(storage, key);
  const cached = stored && isValue(stored.value) ? { at: Number(stored.at), value: stored.value } : undefined;
  if (cached && now - cached.at < maxAgeMs) return cached.value;
  try {
    const value = await load();
    writeStored(storage, key, { at: now, value } satisfies Stored<T>);
    return value;
  } catch {
    return cached?.value;
  }
}
