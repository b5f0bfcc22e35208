import type { Part } from "./bench-part.ts";
import { codeGuesses } from "./code-guesses.ts";
import { deletions } from "./deletions.ts";
import { equalWork } from "./equal-work.ts";
import { anything } from "./fuzz.ts";
import { kills } from "./kills.ts";
import { lastMoments } from "./last-moments.ts";
import { load } from "./load.ts";
import { loginFlood } from "./login-flood.ts";
import { lostAnswers } from "./lost-answers.ts";
import { payRaces } from "./pay-races.ts";
import { providerFaults } from "./provider-faults.ts";
import { races } from "./races.ts";
import { randomKills } from "./random-kills.ts";
import { restarts } from "./restarts.ts";
import { rolling } from "./rolling-restarts.ts";
import { schedules } from "./schedules.ts";
import { sentinels } from "./sentinels.ts";
import { signalsInAnyOrder } from "./signals.ts";
import { throughput } from "./throughput.ts";

/** What `npm run bench:reliability` tries, in this order. */
export const parts: readonly Part[] = [
  races,
  payRaces,
  lastMoments,
  lostAnswers,
  signalsInAnyOrder,
  schedules,
  providerFaults,
  kills,
  randomKills,
  restarts,
  rolling,
  throughput,
  load,
  anything,
  loginFlood,
  codeGuesses,
  equalWork,
  deletions,
  sentinels,
];
