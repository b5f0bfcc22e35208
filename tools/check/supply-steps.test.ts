import { expect, test } from "vitest";
import { judgeAudit, judgeList } from "./supply-steps.ts";

const today = new Date("2026-11-15");
const heard = (said: string, code: number | null = 0) => ({ code, said, complained: "npm is tired" });
const holes = (severity: string) =>
  heard(
    JSON.stringify({ vulnerabilities: { pg: { name: "pg", severity, via: [{ title: "lets strangers in" }] } } }),
    1,
  );

test.each(["high", "critical"])("a %s hole in what we ship is red, with its name", (severity) => {
  expect(judgeAudit(holes(severity), today)).toMatchObject({
    ok: false,
    output: `pg (${severity}): lets strangers in`,
  });
});

test("smaller holes are not red", () => {
  expect(judgeAudit(holes("moderate"), today).ok).toBe(true);
});

test.each(["", "{", '{"message":"405 Method Not Allowed"}'])("a registry that says %o is skipped loudly", (said) => {
  const { ok, note } = judgeAudit(heard(said, null), today);
  expect(ok).toBe(true);
  expect(note).toMatch(/^SKIPPED/);
});

test("a list of parts must name some", () => {
  expect(judgeList(heard('{"components":[{},{}]}'))).toMatchObject({ ok: true, note: "2 parts" });
  expect(judgeList(heard('{"components":[]}')).ok).toBe(false);
  expect(judgeList(heard("", 1))).toMatchObject({ ok: false, output: "npm is tired" });
});
