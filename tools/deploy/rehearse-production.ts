import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";
import { rehearse } from "./rehearsal.ts";

// `npm run rehearse:production`: a production from an empty database to a cancelled booking, with the homes of a folder.
const cleanup = new CleanupStack();
stopOnSignal(() => cleanup.runAll());
const began = performance.now();
try {
  await rehearse(cleanup);
  console.log(`\nThe rehearsal succeeded in ${Math.round((performance.now() - began) / 1000)} seconds.`);
} catch (error) {
  console.error(`\nThe rehearsal failed at the step above.\n${(error as Error).stack}`);
  process.exitCode = 1;
} finally {
  await cleanup.runAll();
}
// A client that still waits for an answer must not hold the process.
process.exit();
