import { mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

type Options = {
  isWanted: (path: string) => boolean;
  /** Writes one file: a copy of it, or a link to it. */
  place: (from: string, to: string) => void;
};

/** Copies a file, or a folder and what is in it; a symbolic link becomes what it leads to. */
export function copyTree(from: string, to: string, { isWanted, place }: Options): void {
  if (!isWanted(from)) return;
  if (!statSync(from).isDirectory()) {
    mkdirSync(dirname(to), { recursive: true });
    place(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    if (entry.isFile() && isWanted(path)) place(path, join(to, entry.name));
    else if (!entry.isFile()) copyTree(path, join(to, entry.name), { isWanted, place });
  }
}
