import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { changeKillTrial, changePoints } from "./change-kill-trial.ts";
import { raceForOneNight } from "./change-race.ts";

const GUESTS = 30;

/** Changes under kills and races: a booking is changed once or not at all, and one guest gets a night. */
export const changes: Part = {
  name: "changes",
  options: { "change-trials": 20, "change-races": 20 },
  run: async (environment, { number, must }) => {
    const trials = number("change-trials");
    for (const point of changePoints) {
      let broken = 0;
      for (let n = 0; n < trials; n++) {
        const { isChanged, changes: many } = await changeKillTrial(environment, point);
        if (!isChanged || many !== 1) broken += 1;
      }
      must(broken === 0, `${point}: ${trials} kills, ${broken} bookings not changed exactly once`);
    }
    const { db, env, sandbox, stay } = environment;
    const process = await startBookingProcess({ ...env, HOLDS_PER_NETWORK: "100000", LIMIT_WRITE: "1000000" });
    const app = remoteApp({ port: process.port });
    const host = `mabeet-sa.localhost:${process.port}`;
    const races = [];
    for (let n = 0; n < number("change-races"); n++)
      races.push(await raceForOneNight({ db, app, sandbox, host, from: stay.checkIn }, GUESTS));
    await environment.untilSettled();
    app.close();
    await process.kill();
    const isConsistent = races.every(({ guests, winners, unchanged }) => winners === 1 && unchanged === guests - 1);
    must(isConsistent, `${GUESTS} guests × ${races.length} for one night: one wins, the others keep their stay`);
    const violations = await environment.violations();
    must(violations.length === 0, `no invariant is violated: ${JSON.stringify(violations.slice(0, 5))}`);
    return { trials, races };
  },
};
