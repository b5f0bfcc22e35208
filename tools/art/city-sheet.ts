import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { drawPicture } from "#art/property/property-pictures.ts";
import { DEFAULT_CITY_ID } from "#domain/lookup/cities.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { MAX_CARD_PICTURES, pictureKeys } from "#domain/picture/picture-keys.ts";
import { pictureHeight } from "#domain/picture/picture-sizes.ts";
import { ROOT } from "#server/root.ts";
import { seededProperties } from "./seeded-properties.ts";

// Writes contact sheets into `shots/`: the first pictures of fifty properties of a city, and all card pictures of eight.
// `npm run art:sheet -- 7` draws AlUla.
const CELL = 320;
const GAP = 8;
const cityId = Number(process.argv[2] ?? DEFAULT_CITY_ID);

type Cell = { property: PictureFacts; key: string };

async function cellPicture({ property, key }: Cell): Promise<Buffer> {
  const svg = drawPicture(property, key, { width: CELL, height: pictureHeight(CELL) });
  const empty = { width: CELL, height: pictureHeight(CELL), channels: 3, background: "#888" } as const;
  return (svg ? sharp(Buffer.from(svg)).flatten() : sharp({ create: empty })).png().toBuffer();
}

async function writeSheet(name: string, columns: number, cells: readonly Cell[]): Promise<string> {
  const [stepX, stepY] = [CELL + GAP, pictureHeight(CELL) + GAP];
  const placed: OverlayOptions[] = [];
  for (const [index, cell] of cells.entries()) {
    const [left, top] = [(index % columns) * stepX + GAP, Math.floor(index / columns) * stepY + GAP];
    placed.push({ input: await cellPicture(cell), left, top });
  }
  const height = Math.ceil(cells.length / columns) * stepY + GAP;
  const sheet = { width: columns * stepX + GAP, height, channels: 3, background: "#fff" } as const;
  const file = join(ROOT, "shots", `${name}.png`);
  await sharp({ create: sheet }).composite(placed).png().toFile(file);
  return file;
}

const properties = (await seededProperties()).filter((property) => property.cityId === cityId);
const heroes = properties.slice(0, 50).map((property) => ({ property, key: "exterior" }));
const galleries = properties.slice(0, 8).flatMap((property) =>
  pictureKeys(property)
    .slice(0, MAX_CARD_PICTURES)
    .map(({ key }) => ({ property, key })),
);
await mkdir(join(ROOT, "shots"), { recursive: true });
console.log(await writeSheet(`city-${cityId}-heroes`, 10, heroes));
console.log(await writeSheet(`city-${cityId}-galleries`, MAX_CARD_PICTURES, galleries));
