import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/error/start-error.ts";
import { copyTree } from "./copy-tree.ts";
import { fingerprint } from "./fingerprint.ts";
import { productionPackages } from "./production-packages.ts";
import { isRelease, RELEASE_MARK } from "./release.ts";

/** What production runs. The sandbox, the demo catalogue and everything for developers stay behind. */
const SHIPPED = ["api", "art", "build", "contract", "deploy", "domain", "server", "web", "package.json"];
const LEFT_OUT = [
  /\.test\.tsx?$|-for-test\.tsx?$/,
  /(^|\/)tsconfig[^/]*\.json$|\.tsbuildinfo$/,
  /^(api|server)\/testing$/,
  // What the bundle already contains.
  /^web\/public$/,
];
/** For debuggers and compilers only; they are half of the files. */
const UNUSED_IN_PACKAGES = /\.(map|d\.[cm]?ts)$/;

/**
 * Writes everything that production runs into a folder; pages and messages are already built. Returns its version.
 * `place` writes one file.
 */
export function writeRelease(
  root: string,
  out: string,
  place: (from: string, to: string) => void = copyFileSync,
): string {
  refuseForeignFolder(out);
  for (const name of existsSync(out) ? readdirSync(out) : []) rmSync(join(out, name), { recursive: true, force: true });
  const isShipped = (path: string) => !LEFT_OUT.some((pattern) => pattern.test(path.slice(root.length + 1)));
  for (const name of SHIPPED) copyTree(join(root, name), join(out, name), { isWanted: isShipped, place });
  const isUsed = (path: string) => !UNUSED_IN_PACKAGES.test(path);
  for (const folder of productionPackages(root))
    copyTree(join(root, folder), join(out, folder), { isWanted: isUsed, place });
  const version = versionOf(root);
  // Last, so that a copy that was interrupted is no release.
  writeFileSync(join(out, RELEASE_MARK), `${version}\n`);
  return version;
}

/** Only an empty folder, or an earlier release, is replaced. */
function refuseForeignFolder(out: string): void {
  if (!existsSync(out) || readdirSync(out).length === 0 || isRelease(out)) return;
  throw new StartError(`${out} is not empty and holds no release: choose another folder.`);
}

function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return `${version}-${fingerprint(root).slice(0, 12)}`;
}
