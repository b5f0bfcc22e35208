import type { Part } from "../environment/bench-part.ts";
import { restartModes, tryRestart } from "./database-restart.ts";

const ROUND_MS = 5_000;
const RECOVERY_MS = 2_000;

/** G6: the database restarts or ends a connection during bookings; no order is lost and faults end soon. */
export const restarts: Part = {
  name: "restarts",
  options: { restarts: 20 },
  run: async (environment, { number, must }) => {
    const trials = [];
    for (const mode of restartModes) {
      for (let n = 0; n < number("restarts"); n++) trials.push(await tryRestart(environment, mode, ROUND_MS));
      const own = trials.filter((trial) => trial.mode === mode);
      const slowest = Math.max(...own.map(({ lastFaultMs }) => lastFaultMs));
      must(
        own.every(({ samePid }) => samePid),
        `${mode}: the process keeps running, ${own.length} times`,
      );
      must(
        own.every(({ lost }) => lost.length === 0),
        `${mode}: no order is lost of ${own.reduce((sum, { bookings }) => sum + bookings, 0)}`,
      );
      must(
        slowest <= RECOVERY_MS,
        `${mode}: last fault ${slowest} ms of ${RECOVERY_MS} after the database accepts connections`,
      );
    }
    return trials;
  },
};
