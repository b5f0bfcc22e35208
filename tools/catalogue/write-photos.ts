import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cellsOf } from "#api/import/csv/cells-of.ts";
import { openCsv, textOf } from "#api/import/csv/csv-file.ts";
import { drawPicture } from "#art/property/property-pictures.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { CAMERA_SIZE, cameraPhoto } from "./camera-photo.ts";

// `node tools/catalogue/write-photos.ts <folder>`: draws the photographs of an example catalogue and writes them as cameras do.
const PHOTOS = 10;
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

const folder = process.argv[2] ?? "docs/examples/catalogue";
const homes = openCsv(join(folder, "homes.csv"));
if (!homes) throw new Error(`${folder} has no homes.csv.`);
let id = FIRST_ID;
for (const row of homes.rows()) {
  const cells = cellsOf(textOf(row, homes.name), homes.delimiter) ?? [];
  const cell = (column: string) => cells[homes.columns.indexOf(column)] ?? "";
  await drawHome(cell("externalId"), {
    ...{ id: ++id, cityId: 5, bedrooms: 2, bathrooms: 1, is3DView: false, salt: 0 },
    propertyTypeId: TYPES.indexOf(cell("propertyTypeId")) + 1,
    spaceCategoryIds: ROOMS,
    amenityIds: [1, 4, 5, 8],
    isBySea: cell("isBySea") === "yes",
  });
}
homes.close();

async function drawHome(externalId: string, facts: PictureFacts): Promise<void> {
  const own = join(folder, "photos", externalId);
  mkdirSync(own, { recursive: true });
  const counts = new Map<string, number>();
  const needed = pictureKeys(facts).toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
  for (const { key, spaceCategoryId } of needed.slice(0, PHOTOS)) {
    const svg = drawPicture(facts, key, CAMERA_SIZE);
    if (svg === null) continue;
    const kind = spaceCategoryId === null ? "outside" : (fileNames[spaceCategoryId] ?? "outside");
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    writeFileSync(join(own, `${kind}-${count}.jpg`), await cameraPhoto(svg));
  }
}

function isWhole({ key, spaceCategoryId }: { key: string; spaceCategoryId: number | null }): boolean {
  return spaceCategoryId === null && key !== "exterior";
}
