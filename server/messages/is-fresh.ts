import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Whether every output exists and is newer than everything under the source folders, the folders themselves too. */
export function isFresh(outputs: readonly string[], sources: readonly string[]): boolean {
  const oldest = Math.min(...outputs.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0));
  return sources.every((folder) => newestUnder(folder) < oldest);
}

/** The time of a folder counts, because it is the only trace of a deleted file. */
function newestUnder(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => newestUnder(join(path, name))));
}
