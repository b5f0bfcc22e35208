import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { quantile } from "#tools/bench/load.ts";
import { seededHomes } from "./seeded-homes.ts";
import { heroHash } from "./uniqueness-hash.ts";
import { LEAST_DISTANCE, measure, type Settled, settleSalts } from "./uniqueness-salts.ts";

// No two homes of a city may look alike: `npm run art:check` looks at the seeded catalogue, with `--write` it rolls alike
// homes again and keeps which roll each shows in seed/data.
const file = join(import.meta.dirname, "../../seed/data/picture-salts.json");

function rowOf(homes: readonly Settled[]) {
  const nearest = homes.map((home) => home.nearest);
  return {
    homes: homes.length,
    nearest: Math.min(...nearest),
    median: quantile(nearest, 0.5),
    rolledAgain: homes.filter(({ salt }) => salt > 0).length,
    alike: nearest.filter((each) => each < LEAST_DISTANCE).length,
  };
}

const write = process.argv.includes("--write");
const homes = await seededHomes();
const settled = await (write ? settleSalts(homes, heroHash) : measure(homes, heroHash));
const byCity = Object.groupBy(settled, ({ cityId }) => `city ${cityId}`);
console.table(Object.fromEntries(Object.entries(byCity).map(([city, list = []]) => [city, rowOf(list)])));

if (write) {
  const salts = settled.filter(({ salt }) => salt > 0).map(({ id, salt }) => [id, salt]);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(salts))}\n`);
}
const { alike } = rowOf(settled);
console.log(alike === 0 ? "No two homes of a city look alike." : `${alike} homes look like another of their city.`);
process.exitCode = alike === 0 ? 0 : 1;
