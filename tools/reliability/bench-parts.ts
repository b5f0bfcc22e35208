import { codeGuesses } from "./account/code-guesses.ts";
import { deletions } from "./account/deletions.ts";
import { equalWork } from "./account/equal-work.ts";
import { loginFlood } from "./account/login-flood.ts";
import { sentinels } from "./account/sentinels.ts";
import { cancels } from "./cancel/random-cancels.ts";
import { changes } from "./change/changes.ts";
import type { Part } from "./environment/bench-part.ts";
import { fuzz } from "./fuzz.ts";
import { lateYes } from "./gateway/late-yes.ts";
import { lostBegins } from "./gateway/lost-begins.ts";
import { lostTaxAnswers } from "./gateway/lost-tax-answers.ts";
import { mada } from "./gateway/mada.ts";
import { refundRepeats } from "./gateway/refund-repeats.ts";
import { kills } from "./kill/kills.ts";
import { randomKills } from "./kill/random-kills.ts";
import { load } from "./load/load.ts";
import { oneVisitor } from "./load/one-visitor.ts";
import { pageFlood } from "./load/page-flood.ts";
import { throughput } from "./load/throughput.ts";
import { walletCrowd } from "./loyalty/wallets.ts";
import { providerFaults } from "./provider-faults.ts";
import { lastMoments } from "./race/last-moments.ts";
import { lostAnswers } from "./race/lost-answers.ts";
import { payRaces } from "./race/pay-races.ts";
import { races } from "./race/races.ts";
import { schedules } from "./race/schedules.ts";
import { signalsInAnyOrder } from "./race/signals.ts";
import { restarts } from "./restart/restarts.ts";
import { rollingRestarts } from "./restart/rolling-restarts.ts";
import { stoppedDatabase } from "./restart/stopped-database.ts";

/** The parts of `npm run bench:reliability`, in this order. */
export const parts: readonly Part[] = [
  races,
  payRaces,
  lastMoments,
  lostAnswers,
  signalsInAnyOrder,
  schedules,
  providerFaults,
  refundRepeats,
  lostBegins,
  mada,
  lostTaxAnswers,
  lateYes,
  kills,
  randomKills,
  cancels,
  changes,
  walletCrowd,
  restarts,
  rollingRestarts,
  stoppedDatabase,
  throughput,
  load,
  fuzz,
  loginFlood,
  pageFlood,
  oneVisitor,
  codeGuesses,
  equalWork,
  deletions,
  sentinels,
];
