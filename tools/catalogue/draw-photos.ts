import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cellsOf } from "#api/import/csv/cells-of.ts";
import { openCsv, textOf } from "#api/import/csv/csv-file.ts";
import { drawPicture, type PictureSize } from "#art/property/property-pictures.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { cameraPhoto, grainOf } from "./camera-photo.ts";

const FIRST_ID = 900_000;

const fileNames: Readonly<Record<number, string>> = {
  [spaces.BEDROOM]: "bedroom",
  [spaces.LIVING_ROOM]: "living-room",
  [spaces.MAJLIS]: "majlis",
  [spaces.KITCHEN]: "kitchen",
  [spaces.BATHROOM]: "bathroom",
  [spaces.DINING_ROOM]: "dining-room",
  [spaces.GAMES_ROOM]: "games-room",
  [spaces.POOL]: "pool",
  [spaces.GARDEN]: "garden",
  [spaces.ROOF_TERRACE]: "roof-terrace",
  [spaces.TENT]: "tent",
  [spaces.COURTYARD]: "courtyard",
};
const ROOMS = [spaces.MAJLIS, spaces.LIVING_ROOM, spaces.BEDROOM, spaces.BEDROOM, spaces.KITCHEN, spaces.BATHROOM];
const TYPES = ["Chalet", "Istiraha", "Villa", "Farm", "Camp", "Apartment", "Cabin"];

export type PhotoSize = PictureSize & { perHome: number };

/** Draws photographs for the homes of a folder and writes them as cameras do; returns how many. */
export async function drawPhotos(folder: string, size: PhotoSize): Promise<number> {
  const grain = await grainOf(size);
  let drawn = 0;
  for (const { externalId, facts } of homesOf(folder))
    drawn += await drawHome(folder, externalId, facts, { ...size, grain });
  return drawn;
}

function homesOf(folder: string): { externalId: string; facts: PictureFacts }[] {
  const homes = openCsv(join(folder, "homes.csv"));
  if (!homes) throw new Error(`${folder} has no homes.csv.`);
  try {
    return [...homes.rows()].map((row, at) => {
      const cells = cellsOf(textOf(row, homes.name), homes.delimiter) ?? [];
      const cell = (column: string) => cells[homes.columns.indexOf(column)] ?? "";
      const facts = {
        ...{ id: FIRST_ID + at + 1, cityId: 5, areaId: 501, bedrooms: 2, bathrooms: 1, is3DView: false, salt: 0 },
        propertyTypeId: TYPES.indexOf(cell("propertyTypeId")) + 1,
        spaceCategoryIds: ROOMS,
        amenityIds: [1, 4, 5, 8],
        isBySea: cell("isBySea") === "yes",
      };
      return { externalId: cell("externalId"), facts };
    });
  } finally {
    homes.close();
  }
}

async function drawHome(
  folder: string,
  externalId: string,
  facts: PictureFacts,
  { perHome, grain, ...size }: PhotoSize & { grain: Buffer },
): Promise<number> {
  const own = join(folder, "photos", externalId);
  mkdirSync(own, { recursive: true });
  const counts = new Map<string, number>();
  const needed = pictureKeys(facts).toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
  const written = needed.slice(0, perHome).flatMap(({ key, spaceCategoryId }) => {
    const svg = drawPicture(facts, key, size);
    if (svg === null) return [];
    const kind = spaceCategoryId === null ? "outside" : (fileNames[spaceCategoryId] ?? "outside");
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return writePhoto(svg, grain, join(own, `${kind}-${count}.jpg`));
  });
  await Promise.all(written);
  return written.length;
}

function isWhole({ key, spaceCategoryId }: { key: string; spaceCategoryId: number | null }): boolean {
  return spaceCategoryId === null && key !== "exterior";
}

async function writePhoto(svg: string, grain: Buffer, path: string): Promise<void> {
  await writeFile(path, await cameraPhoto(svg, grain));
}
