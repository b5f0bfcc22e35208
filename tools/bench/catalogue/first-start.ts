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
  console.log(performance.now() - began);
} finally {
  await cleanup.runAll();
}`;

/** The database of a first start beside that of another release, in turns. */
export async function measureFirstStart(previous: string, rounds: number): Promise<Figure[]> {
  const ratios: number[] = [];
  const shown = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [previous, ROOT] : [ROOT, previous];
    const ms = new Map<string, number>();
    for (const root of order) ms.set(root, await startIn(root));
    const [now, before] = [Number(ms.get(ROOT)), Number(ms.get(previous))];
    ratios.push(now / before);
    shown.push({ beforeS: Number((before / 1_000).toFixed(2)), nowS: Number((now / 1_000).toFixed(2)) });
  }
  console.table(shown);
  return [figure("database of a first start, of the release before", { max: 1.05 }, quantile(ratios, 0.5))];
}

async function startIn(root: string): Promise<number> {
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
    return Number(output);
  } finally {
    remove();
  }
}
