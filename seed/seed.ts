import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Client } from "pg";
import { makeSeasons } from "#api/reference/season-rows.ts";
import type { Day } from "#domain/stay/day.ts";
import { withDeferredChecks } from "./deferred-checks.ts";
import { makePropertyRows, type PropertyRows } from "./make-property-rows.ts";
import { type PlanOptions, propertyPlans } from "./property-plan.ts";
import { writeUnlistedProperty } from "./unlisted-property.ts";
import { writeContent } from "./write-content.ts";
import { writeProperties } from "./write-properties.ts";

export type SeedOptions = PlanOptions & {
  today: Day;
  /** At most ten booked nights and two reviews a property. */
  light: boolean;
  /** Called with the number of properties written. */
  onProgress?: (properties: number) => void;
};

const PORTION = 2000;
/** How many properties are made before the event loop is yielded to. */
const YIELD_AFTER = 20;

/** Fills a database that has its reference data: properties and editorial content. */
export async function seed(client: Client, options: SeedOptions): Promise<void> {
  await withDeferredChecks(client, () => writeCatalogue(client, options));
  await writeUnlistedProperty(client);
  await writeContent(client, options.today);
  await notifyCities(client);
}

/** Writes one change per city to the change feed instead of one per row of every property. */
async function notifyCities(client: Client): Promise<void> {
  await client.query("DELETE FROM property_change WHERE transaction_id = pg_current_xact_id()");
  await client.query("INSERT INTO property_change (city_id) SELECT id FROM city ORDER BY id");
}

/** Makes the next properties while the database writes the last ones. */
async function writeCatalogue(client: Client, options: SeedOptions): Promise<void> {
  let writing = Promise.resolve();
  const write = async (properties: PropertyRows[]) => {
    await writing;
    writing = writeProperties(client, properties, options.seed, options.today);
    writing.catch(() => {}); // The next portion awaits it and rethrows a failure.
  };
  let portion: PropertyRows[] = [];
  for (const property of catalogue(options)) {
    if (portion.push(property) % YIELD_AFTER === 0) await yieldToEventLoop();
    if (portion.length < PORTION) continue;
    await write(portion);
    options.onProgress?.(property.property.id as number);
    portion = [];
  }
  await write(portion);
  await writing;
}

/** Every property of the catalogue, in the order of their ids. */
export function* catalogue(options: SeedOptions): Generator<PropertyRows> {
  const seasons = makeSeasons(options.today);
  for (const plan of propertyPlans(options)) yield makePropertyRows(plan, { ...options, seasons });
}
