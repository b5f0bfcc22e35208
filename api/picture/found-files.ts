import { readdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";

export type FoundFile = { name: string; size: number; touchedAt: number };

/** Where files are written before they are whole. */
export const INCOMING = ".incoming";
const STALE_MS = 600_000;

/** The pictures former runs left, longest unused first. A file that never arrived whole is thrown away. */
export async function foundFiles(folder: string): Promise<FoundFile[]> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: FoundFile[] = [];
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
