import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { drawPicture } from "#art/property/property-pictures.ts";
import { DEFAULT_CITY_ID } from "#domain/lookup/cities.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { MAX_CARD_PICTURES, pictureKeys } from "#domain/picture/picture-keys.ts";
import { pictureHeight } from "#domain/picture/picture-sizes.ts";
import { ROOT } from "#server/root.ts";
import { seededHomes } from "./seeded-homes.ts";

// Sheets to look at, in `shots/`: the first pictures of fifty homes of a city, and all card pictures of eight of them.
// `npm run art:sheet -- 7` looks at AlUla.
const CELL = 320;
const GAP = 8;
const cityId = Number(process.argv[2] ?? DEFAULT_CITY_ID);

type Cell = { home: PictureFacts; key: string };

async function cellPicture({ home, key }: Cell): Promise<Buffer> {
  const svg = drawPicture(home, key, { width: CELL, height: pictureHeight(CELL) });
  const empty = { width: CELL, height: pictureHeight(CELL), channels: 3, background: "#888" } as const;
  return (svg ? sharp(Buffer.from(svg)).flatten() : sharp({ create: empty })).png().toBuffer();
}

async function writeSheet(name: string, columns: number, cells: readonly Cell[]): Promise<string> {
  const [stepX, stepY] = [CELL + GAP, pictureHeight(CELL) + GAP];
  const placed: OverlayOptions[] = [];
  for (const [place, cell] of cells.entries()) {
    const [left, top] = [(place % columns) * stepX + GAP, Math.floor(place / columns) * stepY + GAP];
    placed.push({ input: await cellPicture(cell), left, top });
  }
  const height = Math.ceil(cells.length / columns) * stepY + GAP;
  const sheet = { width: columns * stepX + GAP, height, channels: 3, background: "#fff" } as const;
  const file = join(ROOT, "shots", `${name}.png`);
  await sharp({ create: sheet }).composite(placed).png().toFile(file);
  return file;
}

const homes = (await seededHomes()).filter((home) => home.cityId === cityId);
const heroes = homes.slice(0, 50).map((home) => ({ home, key: "exterior" }));
const galleries = homes.slice(0, 8).flatMap((home) =>
  pictureKeys(home)
    .slice(0, MAX_CARD_PICTURES)
    .map(({ key }) => ({ home, key })),
);
await mkdir(join(ROOT, "shots"), { recursive: true });
console.log(await writeSheet(`city-${cityId}-heroes`, 10, heroes));
console.log(await writeSheet(`city-${cityId}-galleries`, MAX_CARD_PICTURES, galleries));
