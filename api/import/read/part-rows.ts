import { feedColumns, photoColumns, priceColumns, ruleColumns, spaceColumns } from "../columns/part-columns.ts";
import type { CsvRow } from "../csv/csv-file.ts";
import { indexRows, type RowIndex } from "../csv/row-index.ts";
import { type CsvTable, openTable } from "../csv/table.ts";

/** Files whose rows belong to homes. */
const parts = {
  spaces: ["spaces.csv", spaceColumns],
  rules: ["rules.csv", ruleColumns],
  prices: ["prices.csv", priceColumns],
  feeds: ["feeds.csv", feedColumns],
  photos: ["photos.csv", photoColumns],
} as const;
export type PartName = keyof typeof parts;
type Part = { table: CsvTable; index: RowIndex };
export type OpenedParts = Record<PartName, Part | null>;

/** The rows of one home in every file; `null` for a file that is not there. */
export type PartRows = Record<PartName, { table: CsvTable; rows: CsvRow[] } | null>;

export function openParts(folder: string): OpenedParts {
  return Object.fromEntries(
    Object.entries(parts).map(([name, [file, columns]]) => {
      const table = openTable(folder, file, columns);
      return [name, table && { table, index: indexRows(table.file, table.positionOf("externalId")) }];
    }),
  ) as OpenedParts;
}

/** The bytes of the rows of one home in every file. */
export function partBytesOf(opened: OpenedParts, externalId: string): Buffer[][] {
  return Object.values(opened).map((part) => part?.index.bytesOf(externalId) ?? []);
}

export function partRowsOf(opened: OpenedParts, externalId: string): PartRows {
  return Object.fromEntries(
    Object.entries(opened).map(([name, part]) => [
      name,
      part && { table: part.table, rows: part.index.rowsOf(externalId) },
    ]),
  ) as PartRows;
}
