import { execFileSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const MAX_OUTPUT_BYTES = 1024 ** 3;
/** Generated folders, which are skipped when Git cannot list the files. */
const GENERATED = /^(node_modules|build|\.data|\.git|\.react-router|shots|coverage|test-results)([\\/]|$)/;

/** All files except those that Git ignores, by their path from the root. */
export function listFiles(root: string): string[] {
  const paths = hasHistory(root)
    ? git(root, ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).split("\0").filter(Boolean)
    : globSync("**/*", { cwd: root, exclude: (path) => GENERATED.test(path) });
  return paths.filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/** Files that differ from a commit, including files that Git does not know yet and deleted files. */
export function changedFiles(root: string, since = mainBranch(root)): string[] {
  const commit = git(root, ["merge-base", since, "HEAD"]).trim();
  const tracked = git(root, ["diff", "--name-only", "--no-renames", "-z", commit]);
  const untracked = git(root, ["ls-files", "--others", "--exclude-standard", "-z"]);
  return [...new Set(`${tracked}${untracked}`.split("\0"))].filter(Boolean).toSorted();
}

/** The main branch as the server has it, or else the local one. */
function mainBranch(root: string): string {
  const known = git(root, ["for-each-ref", "--format=%(refname)", "refs/remotes/origin/main", "refs/heads/main"]);
  return known.split("\n").findLast(Boolean) ?? "HEAD";
}

/** False for a copy without Git, or when Git does not trust the owner of the folder. */
export function hasHistory(root: string): boolean {
  if (!existsSync(join(root, ".git"))) return false;
  try {
    return git(root, ["rev-parse", "HEAD"]) !== "";
  } catch {
    return false;
  }
}

export function git(root: string, args: readonly string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: MAX_OUTPUT_BYTES,
  });
}
