import { sql } from "drizzle-orm";
import { runEarning } from "#api/loyalty/run-earning.ts";
import { cancelOrderAs } from "#api/operator/cancel-order-as.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { endStay } from "#api/testing/bookings/end-stay.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aMemberNumber, qitafLedgerOf } from "#api/testing/guests/loyalty-member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { runInterleaved } from "../environment/run-interleaved.ts";
import { settleJobs } from "../environment/settle-jobs.ts";

type Action = "earn" | "support" | "choose" | "cancel";
/** What becomes of the points: given once, given although the stay was cancelled meanwhile, or never given. */
type Outcome = "given" | "given, task" | "waiting" | "cancelled";
type EarnPair = { first: Action; point: string; other: Action; outcome: Outcome };

const pair = (first: Action, point: string, other: Action, outcome: Outcome): EarnPair => ({
  ...{ first, point, other, outcome },
});
/** A stay that is over earns or is cancelled by support; one that is to come is cancelled, or its programme is chosen. */
export const earnPairs: readonly EarnPair[] = [
  pair("earn", "K30", "earn", "given"),
  pair("earn", "K23", "earn", "given"),
  pair("earn", "K30", "support", "given, task"),
  pair("earn", "K23", "support", "given, task"),
  pair("support", "K30", "earn", "cancelled"),
  pair("choose", "K30", "choose", "waiting"),
  pair("choose", "K30", "cancel", "cancelled"),
  pair("cancel", "K30", "choose", "cancelled"),
  pair("cancel", "K24", "choose", "cancelled"),
];

const OPERATOR = { by: "Huda", second: "Omar", reason: "The home was closed." };

/** G3: one paid stay that earns points of Qitaf. */
export async function runEarnPair(
  booking: BookingApp,
  { first, point, other }: EarnPair,
): Promise<{ wasReached: boolean; outcome: string }> {
  const { app } = booking;
  const { db } = app;
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  const choose = async () => {
    const url = endpoints.setEarning.url.replace(":orderNumber", orderNumber);
    await guest.call("PUT", url, { provider: "Qitaf", phone: aMemberNumber() });
  };
  await choose();
  await settleJobs(booking);
  if (first === "earn" || first === "support") await endStay(db, orderNumber);
  const earningId = (await readEarning(booking, orderNumber)).id;
  const { preview, cancel } = cancellingGuest(guest, orderNumber);
  const { previewId } = (await preview()).json();
  const support = { by: "operator", nights: "release", keptHalalas: 0, isGuestHelped: false } as const;
  const run: Record<Action, () => Promise<unknown>> = {
    earn: () => runEarning(app.loyaltyDeps, earningId),
    support: () => cancelOrderAs(db, OPERATOR, { orderNumber, ...support }).catch(onlyProblems),
    choose,
    cancel: () => cancel(previewId),
  };
  const { wasReached } = await runInterleaved(db, { point, first: run[first], others: [run[other]] });
  await settleJobs(booking);
  return { wasReached, outcome: await outcomeOf(booking, orderNumber) };
}

/** An operator is refused like a guest; every other error is one of ours. */
function onlyProblems(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}

type Earning = { id: string; state: string; status: number; tasks: number };

async function readEarning({ app }: BookingApp, orderNumber: string): Promise<Earning> {
  const { rows } = await app.db.execute<Earning>(sql`
    SELECT e.id, e.state, o.status_code AS status, (SELECT count(*)::int FROM task t
      WHERE t.kind = 'points-given' AND t.subject = o.id::text AND t.done_at IS NULL) AS tasks
    FROM earning e JOIN placed_order o ON o.id = e.order_id WHERE o.order_number = ${orderNumber}`);
  if (!rows[0]) throw new Error(`The order ${orderNumber} earns nothing.`);
  return rows[0];
}

/** The outcome in our ledger and in that of the programme, or what does not fit together. */
async function outcomeOf(booking: BookingApp, orderNumber: string): Promise<string> {
  const { id, state, status, tasks } = await readEarning(booking, orderNumber);
  const lines = (await qitafLedgerOf(booking.sandbox, id)).length;
  const found = `${state}, order ${status}, ${lines} in the programme, ${tasks} tasks`;
  const outcomes: Record<string, Outcome> = {
    "done, order 58, 1 in the programme, 0 tasks": "given",
    "done, order 95, 1 in the programme, 1 tasks": "given, task",
    "waiting, order 58, 0 in the programme, 0 tasks": "waiting",
    "cancelled, order 95, 0 in the programme, 0 tasks": "cancelled",
  };
  return outcomes[found] ?? found;
}
