import type { Part } from "../environment/bench-part.ts";
import { restartModes, tryRestart } from "./database-restart.ts";

const ROUND_MS = 5_000;
const WELL_AGAIN_MS = 2_000;

/** G6: the database restarts or ends a connection under bookings; nobody is lost, and soon nobody notices. */
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
        `${mode}: the process stays, ${own.length} times`,
      );
      must(
        own.every(({ lost }) => lost.length === 0),
        `${mode}: no order is lost of ${own.reduce((sum, { bookings }) => sum + bookings, 0)}`,
      );
      must(
        slowest <= WELL_AGAIN_MS,
        `${mode}: last fault ${slowest} ms of ${WELL_AGAIN_MS} after the database accepts`,
      );
    }
    return trials;
  },
};
