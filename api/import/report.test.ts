import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openReport } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "report-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a report has one row for each home, and no cell that a spreadsheet computes", () => {
  const report = openReport(folder);
  report.add({ externalId: "=1+1", row: 2, result: "listed", propertyId: 7, notes: [] });
  report.add({ externalId: "A,B", row: null, result: "paused", propertyId: 8, notes: ['It says "no".', "And more."] });
  report.close();
  expect(readFileSync(join(folder, "report.csv"), "utf8").split("\r\n")).toEqual([
    "\uFEFFexternalId,row,result,propertyId,notes",
    "'=1+1,2,listed,7,",
    '"A,B",,paused,8,"It says ""no"". And more."',
    "",
  ]);
});

test("a report that cannot be written says so before anything is imported", () => {
  expect(() => openReport(join(folder, "missing"))).toThrow("cannot be written");
});
