import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "#api/operator/operator-error.ts";
import type { ReportedHome } from "./import-deps.ts";

const COLUMNS = ["externalId", "row", "result", "propertyId", "notes"] as const;
/** Excel reads UTF-8 only after this mark. */
const MARK = "\uFEFF";

/** A table of what became of each home, beside its files unless another path is given. */
export function openReport(folder: string, path?: string): { add: (home: ReportedHome) => void; close: () => void } {
  const file = path ?? join(folder, "report.csv");
  const fd = opened(file);
  writeSync(fd, `${MARK}${COLUMNS.join(",")}\r\n`);
  return {
    add: (home) => {
      const cells = COLUMNS.map((name) => (name === "notes" ? home.notes.join(" ") : home[name]));
      writeSync(fd, `${cells.map(cellText).join(",")}\r\n`);
    },
    close: () => closeSync(fd),
  };
}

function opened(file: string): number {
  try {
    return openSync(file, "w");
  } catch (error) {
    throw new OperatorError(
      `The report ${file} cannot be written (${(error as Error).message}). Give another: --report <file>.`,
    );
  }
}

/** A cell that no spreadsheet computes. */
function cellText(value: string | number | null): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === "string" ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
