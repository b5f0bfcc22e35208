import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readSettings, type Settings } from "#api/platform/settings/settings.ts";
import { updateDatabase } from "#api/reference/update-database.ts";
import { emptyCatalogue } from "#seed/empty-catalogue.ts";
import { DEFAULT_PROPERTIES, DEFAULT_SEED, seedIfEmpty } from "#seed/seed-if-empty.ts";
import { explainError } from "#server/error/explain-error.ts";
import { StartError } from "#server/error/start-error.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { ROOT } from "#server/root.ts";

/** Above this many properties calendars are light, except with --full. */
const LIGHT_ABOVE = 5000;
const MAX_PROPERTIES = 999_999;
const USAGE = "npm run seed -- [--properties 1200] [--seed 1] [--city 5] [--full] [--again]";

const { values } = parseArgs({
  options: {
    properties: { type: "string", default: String(DEFAULT_PROPERTIES) },
    seed: { type: "string", default: String(DEFAULT_SEED) },
    city: { type: "string" },
    full: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
  },
});

try {
  await run(readSettings(process.env));
} catch (error) {
  console.error(explainError(error, process.env.LOG_LEVEL));
  process.exitCode = 1;
}

async function run(settings: Settings): Promise<void> {
  if (settings.appEnv === "production") throw new StartError("A production database is never seeded.");
  const properties = whole(values.properties, MAX_PROPERTIES);
  const cityId = values.city === undefined ? undefined : whole(values.city, 14);
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dir: resolve(ROOT, settings.dataDir, "postgres") });
  try {
    const url = postgres?.migrationUrl ?? settings.databaseMigrationUrl ?? settings.databaseUrl ?? "";
    await updateDatabase(url);
    if (values.again) await emptyCatalogue(url);
    const began = performance.now();
    const light = properties > LIGHT_ABOVE && !values.full;
    const onProgress = (count: number) => count % 10_000 === 0 && console.log(`  ${count} properties`);
    const seeded = await seedIfEmpty(url, { properties, cityId, seed: whole(values.seed, 2 ** 31), light, onProgress });
    if (!seeded) throw new StartError("The catalogue is not empty: add --again to replace it.");
    const seconds = (performance.now() - began) / 1000;
    console.log(`${properties} properties in ${seconds.toFixed(1)} s, ${Math.round(properties / seconds)} per second`);
  } finally {
    await postgres?.stop();
  }
}

function whole(text: string, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > max) throw new StartError(USAGE);
  return number;
}
