import { createHash, type Hash } from "node:crypto";
import { homeColumns } from "../columns/home-columns.ts";
import type { CsvRow } from "../csv/csv-file.ts";
import { indexRows, keyCell } from "../csv/row-index.ts";
import { openTable } from "../csv/table.ts";
import type { ImportNames } from "../import-names.ts";
import { type ImportProblem, shownValue, UnreadableFile } from "../import-problem.ts";
import { draftOf } from "./csv-draft.ts";
import type { HomeDraft, HomeSource } from "./home-draft.ts";
import { type PhotoFile, photoFiles } from "./home-photos.ts";
import { type OpenedParts, openParts, partBytesOf, partRowsOf } from "./part-rows.ts";

/** The homes of a folder. */
export type HomesFolder = {
  homes: () => Generator<HomeSource>;
  file: string;
  count: number;
  /** Whether a home is in the folder. */
  has: (externalId: string) => boolean;
  /** Rows that belong to no home; complete only after all homes were gone through. */
  strays: () => Generator<ImportProblem>;
  close: () => void;
};

/** Changes when the same files are read in another way, so that every home is read again. */
const READING = "1";

export function openCsvHomes(folder: string, names: ImportNames): HomesFolder {
  const opening = openTable(folder, "homes.csv", homeColumns);
  if (!opening) throw new UnreadableFile("homes.csv", "is missing: the folder needs homes.csv or homes.json");
  const table = opening;
  const opened = openParts(folder);
  if (!opened.spaces) throw new UnreadableFile("spaces.csv", "is missing: the rooms of the homes are rows of it");
  const keyAt = table.positionOf("externalId");
  const index = indexRows(table.file, keyAt);
  const tables = [table, ...Object.values(opened).flatMap((part) => part?.table ?? [])];
  const heads = createHash("sha256").update(
    JSON.stringify([READING, tables.map(({ file }) => [file.name, file.columns])]),
  );

  function* sources(): Generator<HomeSource> {
    for (const row of table.file.rows()) {
      const externalId = keyCell(table.file, row, keyAt);
      const others = index.mayRepeat(externalId) && externalId !== "" ? index.rowsOf(externalId) : [];
      yield {
        ...{
          externalId,
          row: row.number,
          duplicateRow: others.find(({ number }) => number !== row.number)?.number ?? null,
        },
        hash: hashOf(heads, row, partBytesOf(opened, externalId), photoFiles(folder, externalId)),
        read: (): HomeDraft =>
          draftOf({ homes: table, row, parts: partRowsOf(opened, externalId), names, folder, externalId }),
      };
    }
  }

  return {
    homes: sources,
    file: table.file.name,
    count: index.rows,
    has: index.has,
    strays: () => strayRows(opened),
    close: () => {
      for (const { file } of tables) file.close();
    },
  };
}

/** A hash of everything that the folder says about a home; a file of a picture counts by its name, size and time. */
function hashOf(heads: Hash, row: CsvRow, parts: readonly Buffer[][], photos: readonly PhotoFile[]): Buffer {
  const hash = heads.copy().update(row.bytes);
  for (const part of parts) {
    hash.update("\n\n");
    for (const bytes of part) hash.update(bytes);
  }
  const files = photos.map(({ name, bytes, changedMs }) => `${name}/${bytes}/${changedMs}\n`);
  return hash.update(files.join("")).digest();
}

function* strayRows(opened: OpenedParts): Generator<ImportProblem> {
  for (const part of Object.values(opened)) {
    if (!part) continue;
    const { file, positionOf } = part.table;
    for (const row of part.index.unused()) {
      const read = shownValue(keyCell(file, row, positionOf("externalId")));
      yield { file: file.name, row: row.number, column: "externalId", read, allowed: "an externalId of homes.csv" };
    }
  }
}
