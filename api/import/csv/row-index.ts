import { cellsOf } from "./cells-of.ts";
import { type CsvFile, type CsvRow, requireText } from "./csv-file.ts";

/**
 * Where the rows of each home are in a file. It has 32 bytes for rows that follow each other, so that files of a hundred
 * thousand homes need no memory to speak of.
 */
export type RowIndex = {
  /** The rows of a home in the order of the file. */
  rowsOf: (externalId: string) => CsvRow[];
  /** Their bytes, which are cheaper than the rows; in theory also those of a home whose id has the same hash. */
  bytesOf: (externalId: string) => Buffer[];
  /** Whether a home may have more than one row. */
  mayRepeat: (externalId: string) => boolean;
  has: (externalId: string) => boolean;
  /** The first row of each group that nobody asked for. */
  unused: () => Generator<CsvRow>;
  /** How many rows the file has. */
  rows: number;
};

type Groups = {
  keys: Float64Array;
  starts: Float64Array;
  ends: Float64Array;
  /** The number of the first row, and how many follow with it. */
  rows: Uint32Array;
  counts: Uint32Array;
};

const FIRST_SIZE = 1024;
const QUOTE = 0x22;

/** Reads a file once; `keyAt` is the column that names the home. */
export function indexRows(file: CsvFile, keyAt: number): RowIndex {
  const { groups, size, rows } = groupsOf(file, keyAt);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, size * 2)))).fill(-1);
  const next = new Int32Array(size).fill(-1);
  // From the last to the first, so that each chain is in the order of the file.
  for (let group = size - 1; group >= 0; group--) {
    const slot = slotOf(groups.keys[group] as number, slots.length);
    next[group] = slots[slot] as number;
    slots[slot] = group;
  }
  const used = new Uint8Array(size);

  function* groupsWith(externalId: string): Generator<number> {
    const key = keyOf(externalId);
    for (let group = slots[slotOf(key, slots.length)] ?? -1; group >= 0; group = next[group] ?? -1)
      if (groups.keys[group] === key) yield group;
  }
  const readGroup = (group: number) =>
    splitRows(file, groups.starts[group] as number, groups.ends[group] as number, groups.rows[group] as number);
  /** The row, or only its first line where that has the key: looking for the end of a row takes longer. */
  const readKeyOf = (group: number): CsvRow => {
    const [start, number] = [groups.starts[group] as number, groups.rows[group] as number];
    const bytes = file.read(start, groups.ends[group] as number);
    if (keyAt !== 0 || bytes[0] === QUOTE) return readGroup(group)[0] as CsvRow;
    const end = bytes.indexOf("\n");
    return { number, start, bytes: end < 0 ? bytes : bytes.subarray(0, end) };
  };
  const isOf = (row: CsvRow, externalId: string) => keyCell(file, row, keyAt) === externalId;

  return {
    rows,
    has: (externalId) => {
      for (const group of groupsWith(externalId)) if (isOf(readKeyOf(group), externalId)) return true;
      return false;
    },
    rowsOf: (externalId) => {
      const found: CsvRow[] = [];
      for (const group of groupsWith(externalId)) {
        const rows = readGroup(group).filter((row) => isOf(row, externalId));
        if (rows.length > 0) used[group] = 1;
        found.push(...rows);
      }
      return found;
    },
    bytesOf: (externalId) => {
      const found: Buffer[] = [];
      for (const group of groupsWith(externalId)) {
        used[group] = 1;
        found.push(file.read(groups.starts[group] as number, groups.ends[group] as number));
      }
      return found;
    },
    mayRepeat: (externalId) => {
      let count = 0;
      for (const group of groupsWith(externalId)) count += groups.counts[group] as number;
      return count > 1;
    },
    unused: function* () {
      for (let group = 0; group < size; group++) if (used[group] === 0) yield readGroup(group)[0] as CsvRow;
    },
  };
}

/** Rows of one home that follow each other are one group. */
function groupsOf(file: CsvFile, keyAt: number): { groups: Groups; size: number; rows: number } {
  let groups = emptyGroups(FIRST_SIZE);
  let [size, rows] = [0, 0];
  for (const row of file.rows()) {
    rows++;
    const key = keyOf(keyCell(file, row, keyAt));
    const end = row.start + row.bytes.length;
    const last = size - 1;
    if (size > 0 && groups.keys[last] === key) {
      groups.ends[last] = end;
      groups.counts[last] = (groups.counts[last] as number) + 1;
      continue;
    }
    if (size === groups.keys.length) groups = resized(groups, size * 2);
    groups.keys[size] = key;
    groups.starts[size] = row.start;
    groups.ends[size] = end;
    groups.rows[size] = row.number;
    groups.counts[size] = 1;
    size++;
  }
  return { groups: resized(groups, size), size, rows };
}

function emptyGroups(size: number): Groups {
  return {
    keys: new Float64Array(size),
    starts: new Float64Array(size),
    ends: new Float64Array(size),
    rows: new Uint32Array(size),
    counts: new Uint32Array(size),
  };
}

function resized(groups: Groups, size: number): Groups {
  const others = emptyGroups(size);
  for (const name of Object.keys(groups) as (keyof Groups)[]) others[name].set(groups[name].subarray(0, size));
  return others;
}

/** The home that a row names. */
export function keyCell(file: CsvFile, row: CsvRow, keyAt: number): string {
  requireText(row, file.name);
  if (keyAt === 0 && row.bytes[0] !== QUOTE) {
    const end = row.bytes.indexOf(file.delimiter);
    return row.bytes.toString("utf8", 0, end < 0 ? row.bytes.length : end).trim();
  }
  return cellsOf(row.bytes.toString("utf8"), file.delimiter)?.[keyAt]?.trim() ?? "";
}

/** The rows of a stretch of the file. Empty rows between them count. */
function splitRows(file: CsvFile, start: number, end: number, first: number): CsvRow[] {
  const bytes = file.read(start, end);
  const rows: CsvRow[] = [];
  let [from, number, quoted] = [0, first, false];
  for (let at = 0; at <= bytes.length; at++) {
    if (bytes[at] === 0x22) quoted = !quoted;
    if (at < bytes.length && (bytes[at] !== 0x0a || quoted)) continue;
    const row = bytes.subarray(from, bytes[at - 1] === 0x0d ? at - 1 : at);
    if (row.some((byte) => byte !== 0x2c && byte !== 0x3b && byte !== 0x09 && byte !== 0x20))
      rows.push({ number, start: start + from, bytes: row });
    from = at + 1;
    number++;
  }
  return rows;
}

/** 52 bits of two hashes, so that a number holds them. */
function keyOf(text: string): number {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ (code + at), 0x85ebca6b);
    two ^= two >>> 13;
  }
  return (one >>> 6) * 2 ** 26 + (two >>> 6);
}

function slotOf(key: number, slots: number): number {
  return key % slots;
}
