import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { PhotoStore, StoredObject } from "./photo-store.ts";

/** Files are written here before they are complete. */
const INCOMING = ".incoming";
const STALE_MS = 3_600_000;

/** Pictures in a folder of this machine. What was put is there after a power failure, complete. */
export function diskStore(folder: string): PhotoStore {
  const pathOf = (key: string) => join(folder, key);
  const head = async (key: string): Promise<StoredObject | null> => {
    const found = await stat(pathOf(key)).catch(nullIfMissing);
    return found && { key, size: found.size, changedAt: found.mtime };
  };
  return {
    put: (key, bytes) => putFile(folder, key, bytes),
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    head,
    delete: (key) => rm(pathOf(key), { force: true }),
    async *list(prefix) {
      await removeIncomplete(join(folder, INCOMING));
      const files = await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      for (const file of files ?? []) {
        if (!file.isFile()) continue;
        const found = await head(relative(folder, join(file.parentPath, file.name)).replaceAll("\\", "/"));
        if (found) yield found;
      }
    },
  };
}

async function putFile(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const incoming = join(folder, INCOMING, randomUUID());
  const target = join(folder, key);
  await mkdir(dirname(incoming), { recursive: true });
  await mkdir(dirname(target), { recursive: true });
  const file = await open(incoming, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(incoming, target);
  await syncFolder(dirname(target));
}

/** A renamed file survives a power failure only when its folder is written too. Windows cannot open folders. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/** What a killed process left. */
async function removeIncomplete(path: string): Promise<void> {
  for (const name of (await readdir(path).catch(nullIfMissing)) ?? []) {
    const file = join(path, name);
    const found = await stat(file).catch(nullIfMissing);
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
