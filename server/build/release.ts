import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** In a folder with this file everything is built, and nothing in it changes any more; `server/boot.mjs` knows the name too. */
export const RELEASE_MARK = "build/.release";

export function isRelease(root: string): boolean {
  return existsSync(join(root, RELEASE_MARK));
}

/** The version of a release, or `null` in a checkout. */
export function releaseVersion(root: string): string | null {
  return isRelease(root) ? readFileSync(join(root, RELEASE_MARK), "utf8").trim() : null;
}
