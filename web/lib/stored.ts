type Stored<T> = { at: number; value: T };

/** Reads JSON the browser kept for us. Corrupt or missing is the same: absent. */
export function readStored<T>(storage: Storage, key: string): T | undefined {
  try {
    const text = storage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Keeps JSON in the browser; a full or forbidden storage is no reason to fail. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; the page works without.
  }
}

type Options<T> = {
  key: string;
  maxAgeMs: number;
  load: () => Promise<T>;
  isValue: (value: unknown) => value is T;
  now: number;
};

/** A list kept in localStorage: fresh enough is used as it is, a failed load falls back to the last one kept. */
export async function storedList<T>(
  storage: Storage,
  { key, maxAgeMs, load, isValue, now }: Options<T>,
): Promise<T | undefined> {
  const found = readStored<Stored<unknown>>(storage, key);
  const kept = found && isValue(found.value) ? { at: Number(found.at), value: found.value } : undefined;
  if (kept && now - kept.at < maxAgeMs) return kept.value;
  try {
    const value = await load();
    writeStored(storage, key, { at: now, value } satisfies Stored<T>);
    return value;
  } catch {
    return kept?.value;
  }
}
