import { setImmediate as otherWork } from "node:timers/promises";
import { takeTurns } from "#api/platform/concurrency/yield-to-event-loop.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type Day, numberOfDay } from "#domain/stay/day.ts";
import { sortsOf } from "../shard/orders.ts";
import { emptyShard, type Shard } from "../shard/shard.ts";
import { type OptionLabels, writeHome } from "../shard/write-property.ts";
import { listedIds, readCity, readLabels } from "./read-city.ts";
import { type HomeRowOf, readHomes } from "./read-properties.ts";

/** A year of nights for the widest calendar, and two weeks more for a shard to grow old in. */
const NIGHTS = 366 + 14;
const HOMES_AT_ONCE = 200;

export type LoadedShard = { shard: Shard; labels: OptionLabels };
export type LoadOptions = { today: Day; secrets: readonly string[] };

/** Reads a city from the database, a few homes at a time; `null` when there is no such city. */
export async function loadShard(db: Tx, cityId: number, options: LoadOptions): Promise<LoadedShard | null> {
  const city = await readCity(db, cityId);
  if (!city) return null;
  const [labels, ids] = [await readLabels(db), await listedIds(db, cityId)];
  const window = { first: numberOfDay(options.today), nights: NIGHTS };
  const shard = emptyShard(city, roomFor(ids.length), window);
  const pause = takeTurns();
  for await (const homes of readAhead(ids, (some) => readHomes(db, { cityId, ids: some, window }, options.secrets))) {
    for (const home of homes) {
      writeHome(shard, shard.used++, home.facts(), labels);
      await pause();
    }
  }
  for (const sort of sortsOf(shard)) {
    sort();
    await otherWork();
  }
  return { shard, labels };
}

/** Portions of the homes, each asked for while the one before is being worked on. */
async function* readAhead(ids: readonly number[], read: (ids: number[]) => Promise<HomeRowOf[]>) {
  let next = read(ids.slice(0, HOMES_AT_ONCE));
  for (let from = HOMES_AT_ONCE; from < ids.length + HOMES_AT_ONCE; from += HOMES_AT_ONCE) {
    const homes = await next;
    next = from < ids.length ? read(ids.slice(from, from + HOMES_AT_ONCE)) : next;
    next.catch(() => {});
    yield homes;
  }
}

/** Some more than there are, for homes that will be listed before the next load. */
function roomFor(homes: number): number {
  return (homes + Math.max(64, homes >>> 4) + 31) & ~31;
}
