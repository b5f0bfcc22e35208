/** What is wrong with a cell, a row or a file, in words: where, what was read, what is allowed. */
export type ImportProblem = {
  file: string;
  /** As a spreadsheet counts them: the names of the columns are row 1. `null`: the whole file. */
  row: number | null;
  column: string;
  read: string;
  allowed: string;
};

/** A file that cannot be read at all; nothing of the folder is imported. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
  readonly problem: ImportProblem;

  constructor(
    file: string,
    allowed: string,
    { row = null, column = "" }: { row?: number | null; column?: string } = {},
  ) {
    super(`${file}: ${allowed}`);
    this.problem = { file, row, column, read: "", allowed };
  }
}

const MAX_SHOWN = 60;

/** A value as a problem names it: short, and on one line. */
export function shownValue(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
}

export function problemLine({ file, row, column, read, allowed }: ImportProblem): string {
  const place = [file, row === null ? "" : `row ${row}`, column === "" ? "" : `column ${column}`].filter(Boolean);
  return `${place.join(", ")}: ${read === "" ? "" : `“${read}” – `}${allowed}`;
}
