import { join } from "node:path";
import { fold } from "#domain/text/fold.ts";
import { CellRefused, type Column, type LookupNames } from "../columns/column.ts";
import { type ImportProblem, shownValue, UnreadableFile } from "../import-problem.ts";
import { cellsOf } from "./cells-of.ts";
import { type CsvFile, type CsvRow, openCsv, textOf } from "./csv-file.ts";

/** A CSV file whose columns are known. */
export type CsvTable = {
  file: CsvFile;
  /** The position of a column, or -1. */
  positionOf: (name: string) => number;
  read: (row: CsvRow, names: LookupNames) => ReadRow;
};

/** The cells that could be read, by the names of their columns, and what is wrong with the others. */
export type ReadRow = { values: Record<string, unknown>; problems: ImportProblem[] };

/** Opens a table of the folder; `null` if it is not there. */
export function openTable(folder: string, name: string, columns: readonly Column[]): CsvTable | null {
  const file = openCsv(join(folder, name));
  if (!file) return null;
  const found = file.columns.map((written) => columnNamed(columns, written));
  const unknown = file.columns.find((written, at) => written !== "" && !found[at]);
  if (unknown !== undefined)
    throw new UnreadableFile(name, `is no column; the columns are ${columns.map((column) => column.name).join(", ")}`, {
      row: 1,
      column: unknown,
    });
  const missing = columns.find((column) => column.isNeeded && !found.includes(column));
  if (missing) throw new UnreadableFile(name, "must have this column", { row: 1, column: missing.name });
  const twice = found.find((column, at) => column && found.indexOf(column) !== at);
  if (twice) throw new UnreadableFile(name, "is there twice", { row: 1, column: twice.name });
  return {
    file,
    positionOf: (column) => found.findIndex((each) => each?.name === column),
    read: (row, names) => readRow(file, row, found, names),
  };
}

/** A column is named by its field or by its words in either language. */
function columnNamed(columns: readonly Column[], written: string): Column | undefined {
  const name = fold(written);
  return columns.find((column) => [column.name, column.en, column.ar].some((each) => fold(each) === name));
}

function readRow(file: CsvFile, row: CsvRow, columns: readonly (Column | undefined)[], names: LookupNames): ReadRow {
  const cells = cellsOf(textOf(row, file.name), file.delimiter);
  const at = { file: file.name, row: row.number };
  if (!cells)
    return {
      values: {},
      problems: [{ ...at, column: "", read: "", allowed: "a row whose quotation marks are closed" }],
    };
  const values: Record<string, unknown> = {};
  const problems: ImportProblem[] = [];
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ""))
    problems.push({
      ...at,
      column: "",
      read: shownValue(cells.at(-1)),
      allowed: `${columns.length} cells, as in row 1`,
    });
  for (const [position, column] of columns.entries()) {
    if (!column) continue;
    const cell = cells[position]?.trim() ?? "";
    try {
      if (cell !== "") values[column.name] = column.read(cell, names);
      else if (column.isNeeded) throw new CellRefused(column.allowed);
    } catch (error) {
      if (!(error instanceof CellRefused)) throw error;
      problems.push({ ...at, column: column.name, read: shownValue(cell), allowed: error.allowed });
    }
  }
  return { values, problems };
}
