import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { nameOfJourney, readJourneys } from "../journeys/journey-report.ts";
import { countJourneys, namesOfAbsent } from "./journey-step.ts";

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

function report(): string {
  const folder = mkdtempSync(join(tmpdir(), "mabeet-journeys-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const suites = [
    {
      title: "booking/bank.spec.ts",
      specs: [spec("a guest pays", "expected")],
      suites: [
        { title: "phone", specs: [spec("a guest comes back", "flaky"), spec("a guest leaves", "unexpected")] },
        { title: "", specs: [spec("a guest waits", "expected")] },
      ],
    },
  ];
  writeFileSync(join(folder, "report.json"), JSON.stringify({ suites }));
  return join(folder, "report.json");
}

test("a journey that passed at the second try counts as passed and is named", () => {
  expect(countJourneys(readJourneys(report()), false)).toEqual({
    passed: 3,
    failed: 1,
    remarks: ["passed at the second try: booking/bank.spec.ts › phone › a guest comes back"],
  });
});

test("a run that fails before its first journey has one failure", () => {
  expect(countJourneys(readJourneys("/no/such/report.json"), false)).toMatchObject({ passed: 0, failed: 1 });
});

test("a journey of a group without a title has a name by which it is found again", () => {
  expect(readJourneys(report()).map(nameOfJourney)).toContain("booking/bank.spec.ts › a guest waits");
});

test("a chosen journey that did not run is named", () => {
  const [bank, ...others] = readJourneys(report());
  if (!bank) throw new Error("The report has no journey.");
  expect(namesOfAbsent([bank, ...others], others)).toEqual([
    "chosen, but not found: booking/bank.spec.ts › a guest pays",
  ]);
  expect(namesOfAbsent(others, [bank, ...others])).toEqual([]);
});
