import { expect, test } from "vitest";
import { auditOutcome, sbomOutcome } from "./package-steps.ts";

const today = new Date("2026-11-15");
const answer = (stdout: string, code: number | null = 0) => ({ code, stdout, stderr: "npm failed" });
const vulnerability = (severity: string) =>
  answer(
    JSON.stringify({ vulnerabilities: { pg: { name: "pg", severity, via: [{ title: "allows SQL injection" }] } } }),
    1,
  );

test.each(["high", "critical"])("a %s vulnerability in a production dependency fails, with its name", (severity) => {
  expect(auditOutcome(vulnerability(severity), today)).toMatchObject({
    ok: false,
    output: `pg (${severity}): allows SQL injection`,
  });
});

test("a moderate vulnerability passes", () => {
  expect(auditOutcome(vulnerability("moderate"), today).ok).toBe(true);
});

test.each(["", "{", '{"message":"405 Method Not Allowed"}'])("a registry that answers %o skips the step", (stdout) => {
  const { ok, note } = auditOutcome(answer(stdout, null), today);
  expect(ok).toBe(true);
  expect(note).toMatch(/^SKIPPED/);
});

test("an SBOM must name components", () => {
  expect(sbomOutcome(answer('{"components":[{},{}]}'))).toMatchObject({ ok: true, note: "2 components" });
  expect(sbomOutcome(answer('{"components":[]}')).ok).toBe(false);
  expect(sbomOutcome(answer("", 1))).toMatchObject({ ok: false, output: "npm failed" });
});
