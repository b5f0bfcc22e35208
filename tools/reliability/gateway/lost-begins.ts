import type { Part } from "../environment/bench-part.ts";
import { withTwoProcesses } from "../environment/two-processes.ts";
import { giveUpCards } from "./lost-cards.ts";
import { endRedirects } from "./lost-redirects.ts";

/** 16 minutes last 48 seconds, and the 120 seconds in which late money has to go back last 6. */
const TIME_SCALE = 0.05;
const MINUTE_MS = 60_000;
/** A token dies before that, so no later request can pay with it. */
const SETTLE_MINUTES = 16;
const ENDED_MINUTES = 18;
const RETURN_S = 120;

/** A lost answer to the call that begins a payment: what guests see, and what becomes of the money. */
export const lostBegins: Part = {
  name: "lost-begins",
  options: { "lost-cards": 200, "lost-redirects": 100 },
  countsRuns: true,
  timeScale: TIME_SCALE,
  run: async (environment, { number, must }) =>
    withTwoProcesses(environment, async (deployment) => {
      const cards = await giveUpCards(deployment, number("lost-cards"), TIME_SCALE);
      const minutes = (ms: number) => ms / TIME_SCALE / MINUTE_MS;
      const { waited } = cards;
      const [first, last] = [minutes(Math.min(...waited)), minutes(Math.max(...waited))];
      must(cards.pending === cards.tried, `${cards.pending} of ${cards.tried} cards: order 71 and the nights are held`);
      must(cards.voided === cards.tried, `${cards.voided} of ${cards.tried} ended voided with a failed order`);
      must(
        first >= SETTLE_MINUTES && last <= ENDED_MINUTES,
        `they ended after ${first.toFixed(1)} to ${last.toFixed(1)} minutes of partner time`,
      );
      must(cards.returned === cards.late, `${cards.returned} of ${cards.late} late charges went back`);
      const slowest = cards.slowestReturnMs / TIME_SCALE / 1_000;
      must(slowest <= RETURN_S, `the slowest went back ${slowest.toFixed(0)} s of partner time after it was visible`);
      const redirects = await endRedirects(deployment, number("lost-redirects"));
      for (const { method, tried, ended, paidAnew, charged } of redirects) {
        must(ended === tried, `${method}: ${ended} of ${tried} ended at once with 5001`);
        must(paidAnew === tried, `${method}: ${paidAnew} of ${tried} guests paid anew`);
        must(charged === 0, `${method}: ${charged} of the lost payments were charged`);
      }
      const { waited: _, ...rest } = cards;
      return { cards: { ...rest, endedAfterMinutes: [first, last], slowestReturnSeconds: slowest }, redirects };
    }),
};
