import { killPoints, killTrial } from "./kill-trial.ts";
import type { Part } from "./part.ts";

/** G4: processes are ended at every point of a booking, and the one that comes after brings it to its end. */
export const kills: Part = {
  name: "kills",
  options: { kills: 20 },
  run: async (ground, { number, must }) => {
    const times = number("kills");
    for (const point of killPoints) {
      let died = 0;
      for (let n = 0; n < times; n++) {
        const trial = await killTrial(ground, point);
        await ground.untilSettled();
        await trial.process.kill();
        if (trial.died) died += 1;
      }
      must(died === times, `${point}: ended ${died} times of ${times}`);
    }
    return { points: killPoints.length, trials: killPoints.length * times };
  },
};
