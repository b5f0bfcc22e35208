import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lruCache } from "#api/platform/cache/lru-cache.ts";
import { existingFiles, INCOMING } from "./existing-files.ts";

/** Pictures on disk. Several processes may share the folder: a picture whose file is missing is drawn again. */
export type PictureFiles = {
  read: (name: string) => Promise<Buffer | null>;
  /** Whether this process knows the file. */
  has: (name: string) => boolean;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  bytes: () => number;
  /** Whether so large a share of the budget is used that only requested pictures are stored. */
  isNearlyFull: () => boolean;
  /** Resolves when the files of earlier runs are counted. */
  ready: Promise<void>;
};

type Entry = { size: number; touchedAt: number };

const HOUR_MS = 3_600_000;
/** A full folder deletes a tenth at once, so that it does not delete at every write. */
const EVICT_TO_SHARE = 0.9;
const NEARLY_FULL_SHARE = 0.8;

/** Stores at most so many bytes; the least recently used files are deleted first. */
export function pictureFiles(folder: string, budget: number): PictureFiles {
  const index = lruCache<string, Entry>({
    max: budget,
    evictTo: budget * EVICT_TO_SHARE,
    sizeOf: ({ size }) => size,
  });
  const store = async (entries: Iterable<readonly [string, Entry]>) => {
    for (const [name] of index.setAll(entries)) await rm(join(folder, name), { force: true });
  };
  /** Writes the time of use to the file at most once an hour; the next run reads it. */
  const touch = async (name: string, size: number) => {
    const touchedAt = index.peek(name)?.touchedAt ?? 0;
    const isDue = Date.now() - touchedAt > HOUR_MS;
    await store([[name, { size, touchedAt: isDue ? Date.now() : touchedAt }]]);
    if (isDue) await utimes(join(folder, name), new Date(), new Date()).catch(() => {});
  };

  return {
    has: (name) => index.peek(name) !== undefined,
    bytes: index.size,
    isNearlyFull: () => index.size() >= budget * NEARLY_FULL_SHARE,
    ready: existingFiles(folder).then(async (found) => {
      const newer = index.entries();
      index.clear();
      await store([...found.map(({ name, ...entry }) => [name, entry] as const), ...newer]);
    }),
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(() => null);
      if (!bytes || bytes.length === 0) {
        index.delete(name);
        return null;
      }
      await touch(name, bytes.length);
      return bytes;
    },
    async write(name, bytes) {
      const incoming = join(folder, INCOMING, randomUUID());
      await mkdir(dirname(incoming), { recursive: true });
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(incoming, bytes, { flush: true });
      await rename(incoming, join(folder, name));
      await store([[name, { size: bytes.length, touchedAt: Date.now() }]]);
    },
  };
}
