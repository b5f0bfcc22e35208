import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findSecrets } from "./find-secrets.ts";

const LARGEST_HISTORY = 1024 ** 3;
/** Where there is no Git to ask: what we write ourselves, and not what programs leave behind. */
const LEFT_BEHIND = /^(node_modules|build|\.data|\.git|\.react-router|shots|coverage|test-results)([\\/]|$)/;

/** Secrets in the files of the house, those that are not committed yet among them. */
export function secretsInFiles(root: string): string[] {
  return filesOf(root).flatMap((path) => secretsOf(path, readFileSync(join(root, path), "utf8")));
}

/** Secrets in what a browser would load. */
export function secretsInBundle(client: string): string[] {
  const files = globSync("**/*.{js,css,json,html,map,txt,webmanifest}", { cwd: client });
  if (files.length === 0) return ["No file was found in the build."];
  return files.flatMap((path) => secretsOf(path, readFileSync(join(client, path), "utf8")));
}

/** Secrets that were ever committed: what was taken away again can still be read. `null` where no history can be read. */
export function secretsInHistory(root: string): string[] | null {
  if (!hasHistory(root)) return null;
  const told = git(root, [
    "log",
    "--all",
    "--patch",
    "--unified=0",
    "--no-color",
    "--no-ext-diff",
    "--format=commit %h",
  ]);
  const found = told.split(/^commit /m).flatMap((commit) => {
    const added = commit.split("\n").filter((line) => line.startsWith("+"));
    return findSecrets(added.join("\n")).map(({ what }) => `commit ${commit.slice(0, commit.indexOf("\n"))}: ${what}`);
  });
  return [...new Set(found)];
}

function filesOf(root: string): string[] {
  const paths = hasHistory(root)
    ? git(root, ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).split("\0").filter(Boolean)
    : globSync("**/*", { cwd: root, exclude: (path) => LEFT_BEHIND.test(path) });
  return paths.filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/** A copy without Git, or Git that does not trust the folder's owner, is looked through without it. */
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
    maxBuffer: LARGEST_HISTORY,
  });
}

function secretsOf(path: string, text: string): string[] {
  return findSecrets(text).map(({ line, what }) => `${path}:${line}: ${what}`);
}
