import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

const INPUTS = ["web/**/*", "domain/**/*.ts", "contract/**/*.ts", "server/build/*.ts"];
const ALONE = ["vite.config.ts", "react-router.config.ts", "package-lock.json", "package.json"];
const NOT_BUILT = /\.test\.tsx?$|(^|\/)tsconfig[^/]*\.json$/;

/** A hash of everything that the built pages depend on. */
export function fingerprint(root: string): string {
  const found = globSync(INPUTS, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1)).concat(ALONE);
  const hash = createHash("sha256");
  for (const path of paths.filter((path) => !NOT_BUILT.test(path)).toSorted()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(`${root}/${path}`))
      .update("\0");
  }
  return hash.digest("hex");
}
