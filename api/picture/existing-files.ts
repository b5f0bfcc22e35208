import { readdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";

export type ExistingFile = { name: string; size: number; touchedAt: number };

/** The folder into which files are written before they are complete. */
export const INCOMING = ".incoming";
const STALE_MS = 600_000;

/** The pictures of earlier runs, the least recently used first. Deletes files that were never completed. */
export async function existingFiles(folder: string): Promise<ExistingFile[]> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: ExistingFile[] = [];
  for (const file of listed.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const about = await stat(path).catch(() => null);
    if (!about) continue;
    const name = relative(folder, path).replaceAll("\\", "/");
    if (!name.startsWith(`${INCOMING}/`)) found.push({ name, size: about.size, touchedAt: about.mtimeMs });
    else if (Date.now() - about.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
  return found.sort((a, b) => a.touchedAt - b.touchedAt);
}
