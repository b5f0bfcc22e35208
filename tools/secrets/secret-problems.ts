import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findSecrets } from "./find-secrets.ts";

const MAX_HISTORY_BYTES = 1024 ** 3;
/** Generated folders, which are skipped when Git cannot list the files. */
const GENERATED = /^(node_modules|build|\.data|\.git|\.react-router|shots|coverage|test-results)([\\/]|$)/;

/** Secrets in all files, including files that are not committed yet. */
export function secretsInFiles(root: string): string[] {
  return filesOf(root).flatMap((path) => secretsOf(path, readFileSync(join(root, path), "utf8")));
}

/** Secrets in the browser bundle. */
export function secretsInBundle(client: string): string[] {
  const files = globSync("**/*.{js,css,json,html,map,txt,webmanifest}", { cwd: client });
  if (files.length === 0) return ["No file was found in the build."];
  return files.flatMap((path) => secretsOf(path, readFileSync(join(client, path), "utf8")));
}

/** Secrets in any commit, also when a later commit removed them. `null` when there is no history. */
export function secretsInHistory(root: string): string[] | null {
  if (!hasHistory(root)) return null;
  const log = git(root, [
    "log",
    "--all",
    "--patch",
    "--unified=0",
    "--no-color",
    "--no-ext-diff",
    "--format=commit %h",
  ]);
  const found = log.split(/^commit /m).flatMap((commit) => {
    const added = commit.split("\n").filter((line) => line.startsWith("+"));
    return findSecrets(added.join("\n")).map(({ what }) => `commit ${commit.slice(0, commit.indexOf("\n"))}: ${what}`);
  });
  return [...new Set(found)];
}

function filesOf(root: string): string[] {
  const paths = hasHistory(root)
    ? git(root, ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).split("\0").filter(Boolean)
    : globSync("**/*", { cwd: root, exclude: (path) => GENERATED.test(path) });
  return paths.filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/** False for a copy without Git, or when Git does not trust the owner of the folder. */
function hasHistory(root: string): boolean {
  if (!existsSync(join(root, ".git"))) return false;
  try {
    return git(root, ["rev-parse", "HEAD"]) !== "";
  } catch {
    return false;
  }
}

function git(root: string, args: readonly string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: MAX_HISTORY_BYTES,
  });
}

function secretsOf(path: string, text: string): string[] {
  return findSecrets(text).map(({ line, what }) => `${path}:${line}: ${what}`);
}
