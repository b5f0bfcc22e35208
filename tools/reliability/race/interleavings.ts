import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { interleave } from "#api/platform/fault/fault-point.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import type { SeededRandom } from "#api/testing/search/seeded-random.ts";
import { endHoldIn } from "../environment/end-hold.ts";
import { approvedScene, aScene, type DeedName, type Scene, type Stage, settleScene } from "./booking-scenario.ts";

/** While `first` passes `point`, others act: each to its end, or until it waits for what `first` has locked. */
export type Schedule = {
  /** `bank`: the guest has said yes there. `end`: the hold ends while the guest pays. `over`: it had ended before. */
  when: "bank" | "end" | "over";
  first: DeedName;
  point: string;
  others: readonly DeedName[];
};
export type Played = Schedule & { wasPassed: boolean; paid: string; orders: number[]; owners: number };

const passed: Record<Schedule["when"], Partial<Record<DeedName, readonly string[]>>> = {
  bank: {
    webhook: ["K16", "K17", "K18"],
    poll: ["K19", "K17"],
    return: ["K19", "K17"],
    complete: ["K28", "K17"],
    reconcile: ["K17"],
  },
  end: { pay: ["K11", "K12", "K13", "K14", "K17", "K15"] },
  over: { sweep: ["K27"], steal: ["K02"] },
};
const meets: Record<Schedule["when"], readonly DeedName[]> = {
  bank: ["webhook", "poll", "return", "complete", "reconcile", "pay"],
  end: ["webhook", "poll", "complete", "reconcile", "pay", "sweep", "steal"],
  over: ["pay", "steal", "sweep"],
};

/** Every deed against every other at every point it passes. */
export const allPairs: readonly Schedule[] = (["bank", "end", "over"] as const).flatMap((when) =>
  Object.entries(passed[when]).flatMap(([first, points]) =>
    points.flatMap((point) => meets[when].map((other) => ({ when, first: first as DeedName, point, others: [other] }))),
  ),
);

/** One of the pairs, with up to two more who come at the same moment. */
export function aSchedule(random: SeededRandom): Schedule {
  const pair = random.oneOf(allPairs);
  const more = Array.from({ length: random.between(0, 2) }, () => random.oneOf(meets[pair.when]));
  return { ...pair, others: [...pair.others, ...more] };
}

/** G3: plays one schedule and tells how it ended for the guest and for the nights. */
export async function play(stage: Stage, schedule: Schedule): Promise<Played> {
  const { when, first, point, others } = schedule;
  const scene =
    when === "bank" ? await approvedScene(stage, testCards.challenged) : await aScene(stage, testCards.paid);
  if (when === "over") await endHoldIn(stage.app.db, scene.cart.cartId, -1);
  const late: Promise<unknown>[] = [];
  let wasPassed = false;
  interleave(point, async () => {
    wasPassed = true;
    const begun = others.map((name) => scene.actions[name]());
    late.push(...begun);
    await untilDoneOrWaiting(stage, begun);
  });
  const answers = [await scene.actions[first](), ...(await Promise.all(late))];
  interleave(point, () => {});
  await settleScene(stage, scene);
  const names = [first, ...others];
  const paid = answers.filter((_, place) => names[place] === "pay").map(saidOf);
  return { ...schedule, wasPassed, paid: paid.join(), ...(await endOf(stage, scene)) };
}

/** Whoever neither ends nor waits for a lock by then stands in line within this process, behind who is held back. */
const PATIENCE_MS = 500;

/** Goes on once each of these is done or somebody waits for a lock. */
async function untilDoneOrWaiting({ app }: Stage, begun: readonly Promise<unknown>[]): Promise<void> {
  let isDone = false;
  Promise.allSettled(begun).then(() => {
    isDone = true;
  });
  for (const until = Date.now() + PATIENCE_MS; !isDone && Date.now() < until; ) {
    const { rows } = await app.db.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
    await pause(3);
  }
}

function saidOf(answer: unknown): string {
  const { statusCode, json } = answer as {
    statusCode: number;
    json: () => { status?: string; error?: { code: number } };
  };
  return statusCode === 200 ? String(json().status) : String(json().error?.code);
}

async function endOf({ app }: Stage, { propertyId }: Scene) {
  const { rows } = await app.db.execute<{ orders: number[] | null; owners: number }>(sql`
    SELECT (SELECT array_agg(status_code::int) FROM placed_order WHERE property_id = ${propertyId}) AS orders,
      (SELECT count(DISTINCT stay_claim_id)::int FROM live_night_claim WHERE property_id = ${propertyId}) AS owners`);
  return { orders: rows[0]?.orders ?? [], owners: rows[0]?.owners ?? -1 };
}

/** What a guest may be told who pays while all this happens. */
const FAIR = new Set(["SUCCESS", "PENDING", "REDIRECT", "5001", "5005", "1006", "4005"]);

/** Whether nights have one owner, an order that was promised is there, and nobody was told anything odd. */
export function isSound({ when, paid, orders, owners }: Played): boolean {
  const said = paid === "" ? [] : paid.split(",");
  const sold = orders.filter((status) => status === 58).length;
  if (!said.every((word) => FAIR.has(word)) || owners > 1 || sold > 1) return false;
  if (said.includes("SUCCESS") && sold !== 1) return false;
  if (when === "bank") return orders.join() === "58" && owners === 1;
  return when === "end" ? orders.length === 1 : orders.length === 0;
}
