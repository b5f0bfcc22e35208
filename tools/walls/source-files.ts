import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOMS = ["domain", "contract", "api", "web", "server", "seed", "sandbox", "art", "tools", "e2e"];

export type SourceFile = { path: string; text: string };

const GENERATED = /^domain\/message\/compiled\/|\/node_modules\//;

/** Every file of the house that matches the pattern, by its path from the root; what a script writes is left out. */
export function sourceFiles(root: string, pattern: string, rooms = ROOMS): SourceFile[] {
  const paths = rooms.flatMap((room) => globSync(`${room}/${pattern}`, { cwd: root }));
  const written = paths.map((path) => path.replaceAll("\\", "/")).filter((path) => !GENERATED.test(path));
  return written.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
