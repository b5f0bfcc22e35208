import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { foundFiles, INCOMING } from "./found-files.ts";

/** Pictures on disk. Others may share the folder: a file that is gone is only a picture to be drawn again. */
export type PictureFiles = {
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  bytes: () => number;
  /** Until the files of former runs are counted. */
  ready: Promise<void>;
};

type Entry = { size: number; touchedAt: number };

const HOUR_MS = 3_600_000;
/** Makes room for more than one, so that a full folder does not delete at every write. */
const KEPT_SHARE = 0.9;

/** Keeps at most so many bytes; what was looked at longest ago goes first. */
export function pictureFiles(folder: string, budget: number): PictureFiles {
  /** The order of the map is the order of last use. */
  let entries = new Map<string, Entry>();
  let total = 0;

  const put = (name: string, entry: Entry) => {
    total += entry.size - (entries.get(name)?.size ?? 0);
    entries.delete(name);
    entries.set(name, entry);
  };
  const drop = (name: string) => {
    total -= entries.get(name)?.size ?? 0;
    entries.delete(name);
  };
  const makeRoom = async () => {
    if (total <= budget) return;
    const leaving: string[] = [];
    for (const name of entries.keys()) {
      if (total <= budget * KEPT_SHARE) break;
      drop(name);
      leaving.push(name);
    }
    for (const name of leaving) await rm(join(folder, name), { force: true });
  };
  /** A later run should know what was used; a note an hour is enough for that. */
  const touch = async (name: string, size: number) => {
    const touchedAt = entries.get(name)?.touchedAt ?? 0;
    const isDue = Date.now() - touchedAt > HOUR_MS;
    put(name, { size, touchedAt: isDue ? Date.now() : touchedAt });
    if (isDue) await utimes(join(folder, name), new Date(), new Date()).catch(() => {});
  };

  return {
    bytes: () => total,
    ready: foundFiles(folder).then(async (found) => {
      const newer = entries;
      entries = new Map();
      total = 0;
      for (const { name, ...entry } of found) put(name, entry);
      for (const [name, entry] of newer) put(name, entry);
      await makeRoom();
    }),
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(() => null);
      if (!bytes || bytes.length === 0) {
        drop(name);
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
      put(name, { size: bytes.length, touchedAt: Date.now() });
      await makeRoom();
    },
  };
}
