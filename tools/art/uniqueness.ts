import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { quantile } from "#tools/measure/load.ts";
import { seededProperties } from "./seeded-properties.ts";
import { heroHash } from "./uniqueness-hash.ts";
import { chooseSalts, MIN_DISTANCE, measure, type SaltedProperty } from "./uniqueness-salts.ts";

// Checks that no two seeded properties of a city look alike (`npm run art:check`). With `--write` it chooses a new salt
// for each property that does, and stores the salts in seed/data.
const file = join(import.meta.dirname, "../../seed/data/picture-salts.json");

function rowOf(properties: readonly SaltedProperty[]) {
  const nearest = properties.map((property) => property.nearest);
  return {
    properties: properties.length,
    nearest: Math.min(...nearest),
    median: quantile(nearest, 0.5),
    salted: properties.filter(({ salt }) => salt > 0).length,
    alike: nearest.filter((each) => each < MIN_DISTANCE).length,
  };
}

const write = process.argv.includes("--write");
const properties = await seededProperties();
const salted = await (write ? chooseSalts(properties, heroHash) : measure(properties, heroHash));
const byCity = Object.groupBy(salted, ({ cityId }) => `city ${cityId}`);
console.table(Object.fromEntries(Object.entries(byCity).map(([city, list = []]) => [city, rowOf(list)])));

if (write) {
  const salts = salted.filter(({ salt }) => salt > 0).map(({ id, salt }) => [id, salt]);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(salts))}\n`);
}
const { alike } = rowOf(salted);
console.log(
  alike === 0 ? "No two properties of a city look alike." : `${alike} properties look like another of their city.`,
);
process.exitCode = alike === 0 ? 0 : 1;
