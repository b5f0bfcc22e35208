import { z } from "zod";
import type { Column } from "#api/import/columns/column.ts";
import { homeColumns } from "#api/import/columns/home-columns.ts";
import {
  feedColumns,
  hostColumns,
  photoColumns,
  priceColumns,
  ruleColumns,
  spaceColumns,
} from "#api/import/columns/part-columns.ts";
import { placeColumns } from "#api/import/columns/place-columns.ts";
import { ImportedHome } from "#contract/host/imported-home.ts";

/** The files of an import with their columns. */
const tables: Readonly<Record<string, readonly Column[]>> = {
  "homes.csv": homeColumns,
  "hosts.csv": hostColumns,
  "spaces.csv": spaceColumns,
  "prices.csv": priceColumns,
  "rules.csv": ruleColumns,
  "feeds.csv": feedColumns,
  "photos.csv": photoColumns,
  "cities.csv": placeColumns,
};

/** The template of an import: each file with a row of example, its columns in words of both languages, and the JSON Schema. */
export function catalogueFiles(): Record<string, string> {
  const examples = Object.entries(tables).map(
    ([file, columns]) =>
      [file, csvOf([columns.map(({ name }) => name), columns.map(({ example }) => example)])] as const,
  );
  const words = Object.entries(tables).flatMap(([file, columns]) =>
    columns.map(({ name, en, ar, isNeeded, allowed, example }) => [
      ...[file, name, en, ar],
      ...[isNeeded ? "yes" : "no", allowed, example],
    ]),
  );
  const schema = z.toJSONSchema(z.array(ImportedHome), { io: "input" });
  return {
    ...Object.fromEntries(examples),
    "columns.csv": csvOf([["file", "column", "in English", "بالعربية", "needed", "allowed", "example"], ...words]),
    "homes.schema.json": `${JSON.stringify(schema, null, 2)}\n`,
  };
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(",")}\n`).join("");
}

function cellText(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
