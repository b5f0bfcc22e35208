import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { git, hasHistory, listFiles } from "#tools/source/git-files.ts";
import { findSecrets } from "./find-secrets.ts";

/** Secrets in all files, including files that are not committed yet. */
export function secretsInFiles(root: string): string[] {
  return listFiles(root).flatMap((path) => secretsOf(path, readFileSync(join(root, path), "utf8")));
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

function secretsOf(path: string, text: string): string[] {
  return findSecrets(text).map(({ line, what }) => `${path}:${line}: ${what}`);
}
