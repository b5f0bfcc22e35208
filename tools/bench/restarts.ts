import { explainError } from "#server/error/explain-error.ts";
import { startProductProcess } from "#server/testing/product-process.ts";
import { quantile } from "../measure/load.ts";
import { GENEROUS, tryDatabaseRestart, tryStop } from "../reliability/restart/restart-trials.ts";

/** `npm run bench:restarts`: stops and database restarts under load, each figure against its limit. */
const PER_SECOND = 100;
const STOPS = 3;
const RESTARTS = 5;

type Figure = { name: string; value: number; limit: number; unit: string };

function show({ name, value, limit, unit }: Figure): boolean {
  const ok = value <= limit;
  const share = limit === 0 ? "" : `${Math.round((100 * value) / limit)} %`;
  const [shown, max] = [value, limit].map((number) => `${Number(number.toFixed(2))} ${unit}`.trim());
  console.log(
    `  ${name.padEnd(52)} ${String(shown).padStart(10)}  limit ${String(max).padEnd(8)} ${share.padStart(6)}  ${ok ? "ok" : "MISSED"}`,
  );
  return ok;
}

async function stops(): Promise<Figure[]> {
  const trials = [];
  for (let n = 0; n < STOPS; n++) trials.push(await tryStop(await startProductProcess(GENEROUS), PER_SECOND, 3_000));
  const sent = trials.reduce((sum, trial) => sum + trial.sent, 0);
  return [
    {
      name: `SIGTERM at ${PER_SECOND}/s: dropped of ${sent}`,
      value: sum(trials.map((trial) => trial.dropped.length)),
      limit: 0,
      unit: "",
    },
    {
      name: "SIGTERM: slowest stop",
      value: Math.max(...trials.map((trial) => trial.exitMs)) / 1000,
      limit: 10,
      unit: "s",
    },
    { name: "SIGTERM: exit code", value: Math.max(...trials.map((trial) => trial.exitCode)), limit: 0, unit: "" },
  ];
}

async function restarts(mode: "fast" | "immediate"): Promise<Figure[]> {
  const product = await startProductProcess(GENEROUS);
  const trials = [];
  try {
    for (let n = 0; n < RESTARTS; n++) {
      trials.push(await tryDatabaseRestart(product, mode, { perSecond: PER_SECOND, warmMs: 2_000, afterMs: 3_000 }));
    }
  } finally {
    await product.stop();
  }
  const ready = trials.map((trial) => trial.readyAfterMs / 1000);
  return [
    {
      name: `PostgreSQL ${mode}: processes that died`,
      value: trials.filter((trial) => !trial.samePid).length,
      limit: 0,
      unit: "",
    },
    { name: `PostgreSQL ${mode}: ready after the database, median`, value: quantile(ready, 0.5), limit: 2, unit: "s" },
    { name: `PostgreSQL ${mode}: ready after the database, slowest`, value: Math.max(...ready), limit: 2, unit: "s" },
    {
      name: `PostgreSQL ${mode}: last fault after the database`,
      value: Math.max(...trials.map((trial) => trial.lastFaultAfterMs)) / 1000,
      limit: 2,
      unit: "s",
    },
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

try {
  const figures = [...(await stops()), ...(await restarts("fast")), ...(await restarts("immediate"))];
  process.exitCode = figures.map(show).every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(explainError(error, "debug"));
  process.exitCode = 1;
}
