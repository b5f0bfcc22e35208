import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const LAYERS = ["domain", "contract", "api", "web", "server", "seed", "sandbox", "art", "tools", "e2e"];

export type SourceFile = { path: string; text: string };

const GENERATED = /^domain\/message\/compiled\/|\/node_modules\//;

/** Every source file that matches the pattern, by its path from the root; generated files are left out. */
export function sourceFiles(root: string, pattern: string, layers = LAYERS): SourceFile[] {
  const paths = layers.flatMap((layer) => globSync(`${layer}/${pattern}`, { cwd: root }));
  const own = paths.map((path) => path.replaceAll("\\", "/")).filter((path) => !GENERATED.test(path));
  return own.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
