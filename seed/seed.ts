import { setImmediate as breath } from "node:timers/promises";
import type { Client } from "pg";
import type { Day } from "#domain/stay/day.ts";
import { checksAtTheEnd } from "./checks-at-the-end.ts";
import { writeFormerHome } from "./former-home.ts";
import { homePlans, type PlanOptions } from "./home-plan.ts";
import { makeHome, type SeededHome } from "./make-home.ts";
import { makeSeasons } from "./make-seasons.ts";
import { writeContent } from "./write-content.ts";
import { writeHomes } from "./write-homes.ts";
import { writeWorld } from "./write-world.ts";

export type SeedOptions = PlanOptions & {
  today: Day;
  /** At most ten booked nights and two reviews a home. */
  light: boolean;
  /** Hears how many homes are written. */
  say?: (homes: number) => void;
};

const PORTION = 2000;
/** How many homes are made before the connection gets a turn. */
const BREATH = 20;

/** Fills an empty, migrated database: the world, the labels, the homes, what is shown about them. */
export async function seed(client: Client, options: SeedOptions): Promise<void> {
  await writeWorld(client, options.today);
  await checksAtTheEnd(client, () => writeCatalogue(client, options));
  await writeFormerHome(client);
  await writeContent(client, options.today);
  await tellCities(client);
}

/** One word to each city instead of one for every row of every home. */
async function tellCities(client: Client): Promise<void> {
  await client.query("DELETE FROM property_change WHERE transaction_id = pg_current_xact_id()");
  await client.query("INSERT INTO property_change (city_id) SELECT id FROM city ORDER BY id");
}

/** Makes the next homes while the database takes in the last ones. */
async function writeCatalogue(client: Client, options: SeedOptions): Promise<void> {
  let writing = Promise.resolve();
  const write = async (homes: SeededHome[]) => {
    await writing;
    writing = writeHomes(client, homes, options.seed, options.today);
    writing.catch(() => {}); // It is awaited with the next portion; until then a failure is not forgotten.
  };
  let portion: SeededHome[] = [];
  for (const home of catalogue(options)) {
    if (portion.push(home) % BREATH === 0) await breath();
    if (portion.length < PORTION) continue;
    await write(portion);
    options.say?.(home.property.id as number);
    portion = [];
  }
  await write(portion);
  await writing;
}

/** Every home of the catalogue, in the order of their ids. */
export function* catalogue(options: SeedOptions): Generator<SeededHome> {
  const seasons = makeSeasons(options.today);
  for (const plan of homePlans(options)) yield makeHome(plan, { ...options, seasons });
}
