import { isUtf8 } from "node:buffer";
import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { UnreadableFile } from "../import-problem.ts";
import { cellsOf, delimiterOf } from "./cells-of.ts";

/** A row as it is in the file. */
export type CsvRow = { number: number; start: number; bytes: Buffer };
export type CsvFile = {
  name: string;
  delimiter: string;
  columns: readonly string[];
  /** Every row after the names of the columns; empty ones are left out. */
  rows: () => Generator<CsvRow>;
  /** The bytes from one position to another. */
  read: (start: number, end: number) => Buffer;
  bytes: number;
  close: () => void;
};

const CHUNK = 1024 * 1024;
const WINDOW = 32 * 1024;
/** A row that is longer has a quotation mark that nobody closed. */
const MAX_ROW = 256 * 1024;
const MAX_FILE = 1024 * 1024 * 1024;
const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d];

/** Opens a table that a spreadsheet wrote as CSV in UTF-8; `null` if it is not there. */
export function openCsv(path: string): CsvFile | null {
  if (!existsSync(path)) return null;
  const name = basename(path);
  const fd = openSync(path, "r");
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) throw new UnreadableFile(name, "must be a file");
    if (stat.size > MAX_FILE) throw new UnreadableFile(name, "must be at most 1 GB; split it into several folders");
    const read = windowReader(fd);
    const from = firstByte(read(0, Math.min(4, stat.size)), name);
    const all = () => rowsOf(fd, from, name);
    const { done, value: head } = all().next();
    if (done || !head) throw new UnreadableFile(name, "is empty: its first row must have the names of the columns");
    const delimiter = delimiterOf(textOf(head, name));
    const columns = cellsOf(textOf(head, name), delimiter)?.map((cell) => cell.trim());
    if (!columns) throw new UnreadableFile(name, "has a quotation mark without its end", { row: 1 });
    return {
      name,
      delimiter,
      columns,
      rows: () => afterHead(all()),
      read,
      bytes: stat.size,
      close: () => closeSync(fd),
    };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

/** The text of a row. */
export function textOf(row: Pick<CsvRow, "bytes" | "number">, file: string): string {
  requireText(row, file);
  return row.bytes.toString("utf8");
}

/** Refuses a file in another encoding. */
export function requireText({ bytes, number }: Pick<CsvRow, "bytes" | "number">, file: string): void {
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new UnreadableFile(file, "must be saved as “CSV UTF-8”: it has letters in another encoding", { row: number });
}

function firstByte(first: Buffer, name: string): number {
  const hex = first.toString("hex");
  if (hex.startsWith("504b")) throw new UnreadableFile(name, "is an Excel workbook: save it as “CSV UTF-8”");
  if (hex.startsWith("fffe") || hex.startsWith("feff"))
    throw new UnreadableFile(name, "is Unicode text of Excel: save it as “CSV UTF-8”");
  return hex.startsWith("efbbbf") ? 3 : 0;
}

function* afterHead(rows: Generator<CsvRow>): Generator<CsvRow> {
  rows.next();
  yield* rows;
}

function* rowsOf(fd: number, from: number, name: string): Generator<CsvRow> {
  const chunk = Buffer.allocUnsafe(CHUNK);
  let rest: Buffer = Buffer.alloc(0);
  let [position, number, quoted, scanned] = [from, 0, false, 0];
  for (;;) {
    const got = readSync(fd, chunk, 0, CHUNK, position + rest.length);
    const data = rest.length === 0 ? chunk.subarray(0, got) : Buffer.concat([rest, chunk.subarray(0, got)]);
    let start = 0;
    for (let at = scanned; at < data.length; at++) {
      const byte = data[at];
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === LF && !quoted) {
        const row = { number: ++number, start: position + start, bytes: withoutReturn(data.subarray(start, at)) };
        if (!isEmpty(row.bytes)) yield { ...row, bytes: Buffer.from(row.bytes) };
        start = at + 1;
      }
    }
    if (data.length - start > MAX_ROW)
      throw new UnreadableFile(name, "has a quotation mark without its end, or is not a table", { row: number + 1 });
    if (got === 0) {
      if (quoted) throw new UnreadableFile(name, "has a quotation mark without its end", { row: number + 1 });
      const last = withoutReturn(data.subarray(start));
      if (!isEmpty(last)) yield { number: number + 1, start: position + start, bytes: Buffer.from(last) };
      return;
    }
    position += start;
    rest = Buffer.from(data.subarray(start));
    scanned = rest.length;
  }
}

function withoutReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes;
}

/** Excel leaves rows of delimiters behind. */
function isEmpty(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte !== 0x2c && byte !== 0x3b && byte !== 0x09 && byte !== 0x20) return false;
  return true;
}

/** Rows are mostly read in the order of the file, so each read also fetches what follows. */
function windowReader(fd: number): (start: number, end: number) => Buffer {
  let from = 0;
  let window: Buffer = Buffer.alloc(0);
  return (start, end) => {
    if (start < from || end > from + window.length) {
      from = start;
      window = bytesBetween(fd, start, Math.max(end, start + WINDOW));
    }
    return window.subarray(start - from, end - from);
  };
}

function bytesBetween(fd: number, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafe(end - start);
  const got = readSync(fd, bytes, 0, bytes.length, start);
  return bytes.subarray(0, got);
}
