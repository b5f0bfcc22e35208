import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MIN_PICTURES } from "#domain/picture/picture-keys.ts";
import { ROOT } from "#server/root.ts";
import { drawPhotos } from "./draw-photos.ts";

/** The smallest photograph of 3 : 2 that is taken in: drawing it takes a second. */
const SMALLEST = { width: 1602, height: 1068 };
/** Tables whose rows belong to a home, which their first column names. */
const ofHomes = ["homes.csv", "spaces.csv", "prices.csv", "rules.csv"];

/** Writes the example of docs/examples, or some homes of it, into a folder, with as many photographs as a home needs. */
export async function writeExampleCatalogue(folder: string, externalIds?: readonly string[]): Promise<number> {
  const source = join(ROOT, "docs/examples/catalogue");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(source).filter((file) => file.endsWith(".csv"))) {
    const text = readFileSync(join(source, name), "utf8");
    const isCut = externalIds !== undefined && ofHomes.includes(name);
    writeFileSync(join(folder, name), isCut ? rowsOf(text, externalIds) : text);
  }
  return drawPhotos(folder, { ...SMALLEST, perHome: MIN_PICTURES });
}

function rowsOf(text: string, externalIds: readonly string[]): string {
  const [head, ...rows] = text.split("\n");
  return [head, ...rows.filter((row) => externalIds.some((id) => row.startsWith(`${id},`))), ""].join("\n");
}
