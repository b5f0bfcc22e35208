import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { allowedSecrets } from "./allowed-secrets.ts";
import { findSecrets } from "./find-secrets.ts";
import { secretsInBundle, secretsInFiles, secretsInHistory } from "./secret-problems.ts";

/** Joined from parts, so that this file contains no secret. */
const planted: Record<string, string> = {
  "private key": ["-----BEGIN RSA PRIVATE", "KEY-----"].join(" "),
  "AWS key": `AKIA${"IOSFODNN7EXAMPLE"}`,
  "Google key": `AIza${"b".repeat(35)}`,
  "GitHub token": `ghp_${"a1".repeat(18)}`,
  "GitLab token": `glpat-${"x".repeat(20)}`,
  "npm token": `npm_${"z".repeat(36)}`,
  "Slack token": `xoxb-${"1234567890"}-abc`,
  "payment key": `sk_${"live"}_4eC39HqLyjWDarjtT1`,
  "mail key": `SG.${"a".repeat(20)}.${"b".repeat(20)}`,
  "signed token": `eyJ${"a".repeat(12)}.eyJ${"b".repeat(12)}.${"c".repeat(12)}`,
  "password in an address": `postgres://app:${"correct-horse"}@db.example.test/mabeet`,
  "written secret": `const paymentSecret = "${"9f86d081884c7d65"}";`,
};

test.each(Object.entries(planted))("a %s is found, and not shown", (name, text) => {
  const found = findSecrets(`one line\nanother: ${text}\n`);
  expect(found.map(({ line, what }) => [line, what.split(",")[0]])).toEqual([[2, name]]);
  expect(found[0]?.what.length).toBeLessThan(name.length + 8);
});

test("public values are not reported, and each has a day and a reason", () => {
  for (const { value, since, why } of allowedSecrets) {
    expect(findSecrets(`const secretKey = "${value}"; postgres://app:${value}@host/name`)).toEqual([]);
    expect(since).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(why.length).toBeGreaterThan(20);
  }
});

test("a removed secret is still found in the history", () => {
  const root = mkdtempSync(join(tmpdir(), "mabeet-secret-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.test", ...args], { cwd: root });
  git("init", "-q");
  writeFileSync(join(root, "settings.txt"), planted["AWS key"] ?? "");
  expect(secretsInFiles(root)).toEqual(["settings.txt:1: AWS key, AKIA…"]);
  git("add", ".");
  git("commit", "-qm", "one");
  expect(secretsInFiles(root)).toEqual(["settings.txt:1: AWS key, AKIA…"]);
  writeFileSync(join(root, "settings.txt"), "nothing");
  git("commit", "-qam", "two");
  expect(secretsInFiles(root)).toEqual([]);
  expect(secretsInHistory(root)).toEqual([expect.stringMatching(/^commit [0-9a-f]+: AWS key, AKIA…$/)]);
});

test("files are searched without a history, and a missing build is reported", () => {
  const root = mkdtempSync(join(tmpdir(), "mabeet-secret-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  expect(secretsInBundle(root)).toHaveLength(1);
  writeFileSync(join(root, "page.js"), planted["Google key"] ?? "");
  expect(secretsInHistory(root)).toBeNull();
  expect(secretsInFiles(root)).toEqual(["page.js:1: Google key, AIza…"]);
  expect(secretsInBundle(root)).toEqual(["page.js:1: Google key, AIza…"]);
});
