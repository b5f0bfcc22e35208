import { setImmediate as otherWork } from "node:timers/promises";
import { yieldToEventLoop } from "#api/platform/concurrency/yield-to-event-loop.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type Day, numberOfDay } from "#domain/stay/day.ts";
import { sortsOf } from "../shard/orders.ts";
import { emptyShard, type Shard } from "../shard/shard.ts";
import { type OptionLabels, writeProperty } from "../shard/write-property.ts";
import { shardColumns } from "../shard-columns.ts";
import { listedIds, readCity, readLabels } from "./read-city.ts";
import { type ReadProperty, readProperties } from "./read-properties.ts";

/** A year of nights for the longest calendar, and two weeks in which a shard may age. */
const NIGHTS = 366 + 14;
const BATCH = 200;

export type LoadedShard = { shard: Shard; labels: OptionLabels };
export type LoadOptions = { today: Day; secrets: readonly string[] };

/** Reads a city from the database in batches; `null` when there is no such city. */
export async function loadShard(db: Tx, cityId: number, options: LoadOptions): Promise<LoadedShard | null> {
  const city = await readCity(db, cityId);
  if (!city) return null;
  const [labels, ids] = [await readLabels(db), await listedIds(db, cityId)];
  const window = { first: numberOfDay(options.today), nights: NIGHTS };
  const shard = emptyShard(city, shardColumns, capacityFor(ids.length), window);
  const pause = yieldToEventLoop();
  for await (const batch of readAhead(ids, (some) => readProperties(db, shard, some, options.secrets))) {
    for (const property of batch) {
      writeProperty(shard, shard.used++, property.facts(), labels);
      await pause();
    }
  }
  for (const sort of sortsOf(shard)) {
    sort();
    await otherWork();
  }
  return { shard, labels };
}

/** Batches of properties, each requested while the one before is processed. */
async function* readAhead(ids: readonly number[], read: (ids: number[]) => Promise<ReadProperty[]>) {
  let next = read(ids.slice(0, BATCH));
  for (let from = BATCH; from < ids.length + BATCH; from += BATCH) {
    const batch = await next;
    next = from < ids.length ? read(ids.slice(from, from + BATCH)) : next;
    next.catch(() => {});
    yield batch;
  }
}

/** More than there are, for properties that will be listed before the next load. */
function capacityFor(properties: number): number {
  return (properties + Math.max(64, properties >>> 4) + 31) & ~31;
}
