import { sql } from "drizzle-orm";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { SeededRandom } from "#api/testing/search/seeded-random.ts";
import { runInterleaved } from "../environment/run-interleaved.ts";
import {
  type ActionName,
  approvedScenario,
  aScenario,
  type Scenario,
  type ScenarioEnvironment,
  settleScenario,
} from "./booking-scenario.ts";

/** While `first` is at `point`, the others run until they end or wait for a lock of `first`. */
export type Schedule = {
  /**
   * `bank`: the guest has approved the payment there. `end`: the hold ends while the guest pays. `over`: it has ended.
   */
  when: "bank" | "end" | "over";
  first: ActionName;
  point: string;
  others: readonly ActionName[];
};
export type ScheduleResult = Schedule & { wasReached: boolean; paid: string; orders: number[]; owners: number };

const pointsOf: Record<Schedule["when"], Partial<Record<ActionName, readonly string[]>>> = {
  bank: {
    webhook: ["K16", "K17", "K18"],
    poll: ["K19", "K17"],
    return: ["K19", "K17"],
    complete: ["K28", "K17"],
    reconcile: ["K17"],
    abandon: ["K41", "K17"],
  },
  end: { pay: ["K11", "K12", "K13", "K14", "K17", "K15"] },
  over: { sweep: ["K27"], claim: ["K02"] },
};
const concurrentActions: Record<Schedule["when"], readonly ActionName[]> = {
  bank: ["webhook", "poll", "return", "complete", "reconcile", "pay", "abandon"],
  end: ["webhook", "poll", "complete", "reconcile", "pay", "sweep", "claim"],
  over: ["pay", "claim", "sweep"],
};

/** Every action with every other one at every point that it passes. */
export const allPairs: readonly Schedule[] = (["bank", "end", "over"] as const).flatMap((when) =>
  Object.entries(pointsOf[when]).flatMap(([first, points]) =>
    points.flatMap((point) =>
      concurrentActions[when].map((other) => ({ when, first: first as ActionName, point, others: [other] })),
    ),
  ),
);

/** One of the pairs, with up to two more actions at the same time. */
export function aSchedule(random: SeededRandom): Schedule {
  const pair = random.oneOf(allPairs);
  const more = Array.from({ length: random.between(0, 2) }, () => random.oneOf(concurrentActions[pair.when]));
  return { ...pair, others: [...pair.others, ...more] };
}

/** G3: runs one schedule and returns the result for the guest and for the nights. */
export async function runSchedule(environment: ScenarioEnvironment, schedule: Schedule): Promise<ScheduleResult> {
  const { when, first, point, others } = schedule;
  const scenario =
    when === "bank"
      ? await approvedScenario(environment, testCards.challenged)
      : await aScenario(environment, testCards.paid);
  if (when === "over") await endHoldIn(environment.app.db, scenario.cart.cartId, -1);
  const actions = { point, first: scenario.actions[first], others: others.map((name) => scenario.actions[name]) };
  const { wasReached, results: answers } = await runInterleaved(environment.app.db, actions);
  await settleScenario(environment, scenario);
  const names = [first, ...others];
  const paid = answers.filter((_, index) => names[index] === "pay").map(outcomeOf);
  return { ...schedule, wasReached, paid: paid.join(), ...(await finalState(environment, scenario)) };
}

function outcomeOf(answer: unknown): string {
  const { statusCode, json } = answer as {
    statusCode: number;
    json: () => { status?: string; error?: { code: number } };
  };
  return statusCode === 200 ? String(json().status) : String(json().error?.code);
}

async function finalState({ app }: ScenarioEnvironment, { propertyId }: Scenario) {
  const { rows } = await app.db.execute<{ orders: number[] | null; owners: number }>(sql`
    SELECT (SELECT array_agg(status_code::int) FROM order_item i JOIN chalet_order_item s ON s.order_item_id = i.id
        WHERE s.property_id = ${propertyId}) AS orders,
      (SELECT count(DISTINCT stay_claim_id)::int FROM live_night_claim WHERE property_id = ${propertyId}) AS owners`);
  return { orders: rows[0]?.orders ?? [], owners: rows[0]?.owners ?? -1 };
}

/** The outcomes that a guest may get who pays meanwhile. */
const ALLOWED = new Set(["SUCCESS", "PENDING", "REDIRECT", "5001", "5005", "1006", "4005"]);

/** Whether the nights have one owner, a confirmed order exists, and every outcome is allowed. */
export function isConsistent({ when, paid, orders, owners }: ScheduleResult): boolean {
  const outcomes = paid === "" ? [] : paid.split(",");
  const sold = orders.filter((status) => status === 58).length;
  if (!outcomes.every((outcome) => ALLOWED.has(outcome)) || owners > 1 || sold > 1) return false;
  if (outcomes.includes("SUCCESS") && sold !== 1) return false;
  if (when === "bank") return orders.join() === "58" && owners === 1;
  return when === "end" ? orders.length === 1 : orders.length === 0;
}
