import { spawn } from "node:child_process";
import { once } from "node:events";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import { ROOT } from "#server/root.ts";
import { quantile } from "#tools/measure/load.ts";
import { type Figure, figure } from "./figure.ts";

/** Makes, migrates and seeds the database of a first start, and prints its time; runs in either checkout. */
const script = `
const { CleanupStack } = await import(process.cwd() + "/server/start/cleanup-stack.ts");
const { startDatabase } = await import(process.cwd() + "/server/start/start-database.ts");
const { readSettings } = await import(process.cwd() + "/api/platform/settings/settings.ts");
const cleanup = new CleanupStack();
const began = performance.now();
try {
  const { seeded } = await startDatabase(readSettings(process.env), cleanup, "durable");
  if (!seeded) throw new Error("Nothing was seeded.");
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ ms: performance.now() - began, cpuMs: (user + system) / 1_000 }));
} finally {
  await cleanup.runAll();
}`;

/** The database of a first start beside that of another release, in turns. */
export async function measureFirstStart(previous: string, rounds: number): Promise<Figure[]> {
  const ratios: number[] = [];
  const shown = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [previous, ROOT] : [ROOT, previous];
    const started = new Map<string, Started>();
    for (const root of order) started.set(root, await startIn(root));
    const [now, before] = [started.get(ROOT) as Started, started.get(previous) as Started];
    ratios.push(now.ms / before.ms);
    const seconds = { before: before.ms, now: now.ms, cpuBefore: before.cpuMs, cpuNow: now.cpuMs };
    shown.push(
      Object.fromEntries(Object.entries(seconds).map(([name, ms]) => [name, Number((ms / 1_000).toFixed(2))])),
    );
  }
  console.table(shown);
  return [figure("database of a first start, of the release before", { max: 1.05 }, quantile(ratios, 0.5))];
}

/** The CPU time is that of the process that seeds, without the database. */
type Started = { ms: number; cpuMs: number };

async function startIn(root: string): Promise<Started> {
  const { folder, remove } = throwawayFolder("mabeet-bench-start-");
  try {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: root,
      env: { ...process.env, APP_ENV: "demo", LOG_LEVEL: "silent", DATA_DIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk));
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`The database of ${root} did not start.`);
    return JSON.parse(output) as Started;
  } finally {
    remove();
  }
}
