import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";
import { type GoldenEnvironment, startGoldenEnvironment } from "#tools/golden/golden-environment.ts";
import { goldenWalks } from "#tools/golden/golden-walks.ts";
import type { Walk } from "#tools/golden/walk.ts";
import { walkContext } from "#tools/golden/walk-context.ts";

const USAGE = `npm run bench:golden -- --out <folder> [--only <beginning of names>] [--list]

Records the answers of every call about the catalogue, carts, payments, orders and the lists of an account, one file per walk. Random
values are placeholders and the clock stands still, so two runs of the same code write the same bytes. To show that a
change alters no answer, record before and after it, then compare: diff -r <before> <after>

--out   an empty or missing folder
--only  records only the walks whose names begin with this text
--list  lists the names of the walks`;

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    only: { type: "string", default: "" },
    list: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const chosen = goldenWalks
  .map((walk, index) => ({ walk, index }))
  .filter(({ walk }) => walk.name.startsWith(values.only));

if (values.list) console.log(chosen.map(({ walk }) => walk.name).join("\n"));
else if (values.help || !values.out) console.log(USAGE);
else await record(emptyFolder(values.out));

function emptyFolder(path: string): string {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  return folder;
}

async function record(folder: string): Promise<void> {
  const began = performance.now();
  const cleanup = new CleanupStack();
  stopOnSignal(() => cleanup.runAll());
  try {
    const environment = await startGoldenEnvironment(cleanup);
    for (const { walk, index } of chosen)
      writeFileSync(join(folder, `${walk.name}.txt`), await recordWalk(environment, walk, index));
  } finally {
    await cleanup.runAll();
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${chosen.length} walks in ${seconds} s: ${folder}`);
}

async function recordWalk(environment: GoldenEnvironment, walk: Walk, index: number): Promise<string> {
  await environment.clock.reset();
  await environment.sandbox.clearFaults();
  const context = walkContext(environment, walk, index);
  try {
    await walk.run(context);
    // A job that this walk leaves behind would run beside those of the next one, and which is first would be random.
    await context.runJobs();
  } catch (failure) {
    throw new Error(`${walk.name} stopped after:\n${context.text().slice(-2_000)}`, { cause: failure });
  }
  return context.text();
}
