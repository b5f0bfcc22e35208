import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cities } from "#seed/data/cities.ts";
import { drawGround } from "./draw-ground.ts";

export const GROUND_FOLDER = join(import.meta.dirname, "../../web/shared/map/ground");

/** What lies in the folder for a city. */
export function groundText(cityId: number): string {
  return `${JSON.stringify(drawGround(cityId))}\n`;
}

/** Draws the ground of every city anew: `node tools/map/write-grounds.ts` after areas or cities changed. */
if (process.argv[1] === import.meta.filename) {
  await mkdir(GROUND_FOLDER, { recursive: true });
  for (const { id } of cities) await writeFile(join(GROUND_FOLDER, `${id}.json`), groundText(id));
}
