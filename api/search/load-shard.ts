import { setImmediate as otherWork } from "node:timers/promises";
import type { Tx } from "#api/database/database.ts";
import { type Day, numberOfDay } from "#domain/stay/day.ts";
import { orderAll } from "./orders.ts";
import { listedIds, readCity, readLabels } from "./read-city.ts";
import { readHomes } from "./read-homes.ts";
import { emptyShard, type Shard } from "./shard.ts";
import { type OptionLabels, writeHome } from "./shard-columns.ts";

/** A year of nights for the widest calendar, and two weeks more for a shard to grow old in. */
const NIGHTS = 366 + 14;
const HOMES_AT_ONCE = 250;
/** How long a load may keep the event loop from guests. */
const SLICE_MS = 8;

export type LoadedShard = { shard: Shard; labels: OptionLabels };
export type LoadOptions = { today: Day; secrets: readonly string[] };

/** Reads a city from the database, a few homes at a time; `null` when there is no such city. */
export async function loadShard(db: Tx, cityId: number, options: LoadOptions): Promise<LoadedShard | null> {
  const city = await readCity(db, cityId);
  if (!city) return null;
  const [labels, ids] = [await readLabels(db), await listedIds(db, cityId)];
  const window = { first: numberOfDay(options.today), nights: NIGHTS };
  const shard = emptyShard(city, roomFor(ids.length), window);
  let slice = performance.now();
  for (let from = 0; from < ids.length; from += HOMES_AT_ONCE) {
    const wanted = { cityId, ids: ids.slice(from, from + HOMES_AT_ONCE), window, secrets: options.secrets };
    for (const home of await readHomes(db, wanted)) {
      writeHome(shard, shard.used++, home.facts(), labels);
      if (performance.now() - slice < SLICE_MS) continue;
      await otherWork();
      slice = performance.now();
    }
  }
  orderAll(shard);
  return { shard, labels };
}

/** Some more than there are, for homes that will be listed before the next load. */
function roomFor(homes: number): number {
  return (homes + Math.max(64, homes >>> 4) + 31) & ~31;
}
