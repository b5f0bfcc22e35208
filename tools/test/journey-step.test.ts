import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readJourneys } from "../journeys/journey-report.ts";
import { countJourneys } from "./journey-step.ts";

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

function report(): string {
  const folder = mkdtempSync(join(tmpdir(), "mabeet-journeys-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const suites = [
    {
      title: "booking/bank.spec.ts",
      specs: [spec("a guest pays", "expected")],
      suites: [{ title: "phone", specs: [spec("a guest comes back", "flaky"), spec("a guest leaves", "unexpected")] }],
    },
  ];
  writeFileSync(join(folder, "report.json"), JSON.stringify({ suites }));
  return join(folder, "report.json");
}

test("a journey that passed at the second try counts as passed and is named", () => {
  expect(countJourneys(readJourneys(report()), false)).toEqual({
    passed: 2,
    failed: 1,
    remarks: ["passed at the second try: booking/bank.spec.ts › phone › a guest comes back"],
  });
});

test("a run that fails before its first journey has one failure", () => {
  expect(countJourneys(readJourneys("/no/such/report.json"), false)).toMatchObject({ passed: 0, failed: 1 });
});
