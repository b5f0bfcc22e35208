import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withFileLock } from "./file-lock.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mabeet-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("two builds follow one another", async () => {
  const seen: string[] = [];
  const build = (name: string) =>
    withFileLock(join(folder, "lock"), async () => {
      seen.push(`${name} begins`);
      await pause(20);
      seen.push(`${name} ends`);
    });
  await Promise.all([build("first"), build("second")]);
  expect(seen).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("a build that failed lets the next one in", async () => {
  const lock = join(folder, "lock");
  await expect(withFileLock(lock, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(lock)).toBe(false);
});

test("a build whose process has died does not stand in the way", async () => {
  const lock = join(folder, "lock");
  writeFileSync(lock, "4194303");
  expect(await withFileLock(lock, async () => "built")).toBe("built");
});
