import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changedFiles } from "./git-files.ts";

test("files changed on the branch, in the folder and not known to Git are found", () => {
  const root = mkdtempSync(join(tmpdir(), "mabeet-changed-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string) => writeFileSync(join(root, path), "text");
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.test", ...args], { cwd: root });
  git("init", "-q", "-b", "main");
  for (const path of ["kept", "edited", "deleted"]) write(path);
  git("add", ".");
  git("commit", "-qm", "one");
  git("checkout", "-qb", "work");
  write("committed");
  git("add", ".");
  git("commit", "-qm", "two");
  writeFileSync(join(root, "edited"), "other");
  rmSync(join(root, "deleted"));
  write("new");

  expect(changedFiles(root)).toEqual(["committed", "deleted", "edited", "new"]);
  expect(changedFiles(root, "HEAD")).toEqual(["deleted", "edited", "new"]);
});
