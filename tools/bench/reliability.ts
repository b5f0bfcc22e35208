import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { benchGround } from "#tools/reliability/ground.ts";
import { killPoints, killTrial } from "#tools/reliability/kill-trial.ts";
import { raceForNights } from "#tools/reliability/races.ts";
import { cartThroughput } from "#tools/reliability/throughput.ts";

/**
 * `npm run bench:reliability -- [--only races,kills,throughput] [--races 1000] [--kills 20] [--out report.json]`
 * Nights and money under crowds and sudden ends: counts against what they must be, and the broken promises, which must
 * be none.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "races,kills,throughput" },
    races: { type: "string", default: "1000" },
    crowd: { type: "string", default: "20" },
    kills: { type: "string", default: "20" },
    out: { type: "string" },
  },
});
const parts = new Set(values.only.split(","));
const TIME_SCALE = 0.05;
const report: Record<string, unknown> = { at: new Date().toISOString(), timeScale: TIME_SCALE };
const faults: string[] = [];
const must = (isKept: boolean, sentence: string) => {
  console.log(`  ${isKept ? "ok    " : "BROKEN"} ${sentence}`);
  if (!isKept) faults.push(sentence);
};

const ground = await benchGround(TIME_SCALE);
try {
  if (parts.has("races")) {
    for (const [guests, races] of [
      [50, Number(values.races)],
      [500, Number(values.crowd)],
    ] as const) {
      const race = await raceForNights(ground, guests, races);
      report[`race-${guests}x${races}`] = race;
      must(race.winners === races, `${guests} guests × ${races}: ${race.winners} winners`);
      must(Object.keys(race.others).join() === "3002", `the others are told 3002: ${JSON.stringify(race.others)}`);
      must(race.slowestMs <= 3_000, `slowest ${race.slowestMs} ms of 3000, p99 ${race.p99Ms} ms`);
    }
  }
  if (parts.has("kills")) {
    const trials = [];
    for (const point of killPoints) {
      for (let n = 0; n < Number(values.kills); n++) {
        const { process, ...trial } = await killTrial(ground, point);
        await ground.untilSettled();
        await process.kill();
        trials.push(trial);
      }
      const died = trials.filter((trial) => trial.point === point && trial.died).length;
      must(died === Number(values.kills), `${point}: ended ${died} times`);
    }
    report.kills = { trials: trials.length, points: killPoints.length };
  }
  if (parts.has("throughput")) {
    report.throughput = await cartThroughput(ground, 5);
    console.log(`  carts: ${JSON.stringify(report.throughput)}, goal ratio 0.5`);
  }
  const breaches = await ground.breaches();
  report.breaches = breaches;
  must(breaches.length === 0, `promises broken: ${JSON.stringify(breaches)}`);
} finally {
  await ground.close();
}
report.faults = faults;
const text = JSON.stringify(report, null, 2);
if (values.out) writeFileSync(values.out, text);
console.log(text);
process.exitCode = faults.length === 0 ? 0 : 1;
