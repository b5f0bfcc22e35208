import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cities } from "#api/reference/data/cities.ts";
import { baseMapPicture } from "./base-map-picture.ts";
import { drawBaseMap } from "./draw-base-map.ts";

export const BASE_MAP_FOLDER = join(import.meta.dirname, "../../web/map/base-map");

/** The file of a city. */
export function baseMapText(cityId: number): string {
  return `${JSON.stringify(drawBaseMap(cityId))}\n`;
}

/** The same as a picture. */
export function baseMapPictureText(cityId: number): string {
  return baseMapPicture(drawBaseMap(cityId));
}

/** Draws the base map of every city: run `node tools/map/write-base-maps.ts` after areas or cities have changed. */
if (process.argv[1] === import.meta.filename) {
  await mkdir(BASE_MAP_FOLDER, { recursive: true });
  for (const { id } of cities) {
    await writeFile(join(BASE_MAP_FOLDER, `${id}.json`), baseMapText(id));
    await writeFile(join(BASE_MAP_FOLDER, `${id}.svg`), baseMapPictureText(id));
  }
}
