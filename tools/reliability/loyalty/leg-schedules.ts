import { sql } from "drizzle-orm";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aWalletGuest, loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { aLogin, PASSWORD } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { type ProblemCode, problems } from "#domain/problem/problems.ts";
import { runInterleaved } from "../environment/run-interleaved.ts";
import { settleJobs } from "../environment/settle-jobs.ts";

const actions = [
  "burn",
  "release",
  "hold",
  "holdElsewhere",
  "void",
  "pay",
  "expire",
  "giveUp",
  "lotExpiry",
  "delete",
] as const;
type Action = (typeof actions)[number];
/** While `first` is at `point`, `other` runs until it ends or waits for a lock of `first`. */
export type LegSchedule = { first: Action; point: string; other: Action };

/** K30 is inside COMMIT, where all locks are held; K08 to K10 are around the call to the programme. */
const pairs: Record<string, { points: readonly string[]; others: readonly Action[] }> = {
  burn: { points: ["K08", "K09", "K10", "K30"], others: ["burn", "release", "hold", "pay", "expire", "giveUp"] },
  release: { points: ["K30"], others: ["burn", "release", "pay", "expire"] },
  hold: {
    points: ["K30"],
    others: ["hold", "holdElsewhere", "void", "pay", "expire", "giveUp", "lotExpiry", "delete"],
  },
  holdElsewhere: { points: ["K30"], others: ["hold", "lotExpiry", "delete"] },
  void: { points: ["K30"], others: ["hold", "holdElsewhere", "pay", "lotExpiry"] },
  pay: {
    points: ["K11", "K17"],
    others: ["burn", "release", "hold", "void", "expire", "giveUp", "delete"],
  },
  expire: { points: ["K30"], others: ["burn", "hold", "pay"] },
  lotExpiry: { points: ["K30"], others: ["hold", "void"] },
  delete: { points: ["K30"], others: ["hold", "pay", "burn"] },
};
export const legPairs: readonly LegSchedule[] = Object.entries(pairs).flatMap(([first, { points, others }]) =>
  points.flatMap((point) => others.map((other) => ({ first: first as Action, point, other }))),
);

export type LegResult = LegSchedule & { wasReached: boolean; codes: (number | string)[] };

const WALLET_HALALAS = 20_000;

/** G3: one member with a wallet, two carts and confirmed points; what they do runs into each other. */
export async function runLegSchedule(booking: BookingApp, schedule: LegSchedule): Promise<LegResult> {
  const { first, point, other } = schedule;
  const run = await actionsOf(booking);
  for (const needed of neededBefore(schedule)) await run[needed]();
  const actions = { point, first: run[first], others: [run[other]] };
  const { wasReached, results: codes } = await runInterleaved(booking.app.db, actions);
  await settleJobs(booking);
  return { ...schedule, wasReached, codes };
}

/** What can be released must be there; half of the payments have points, the others only wallet money. */
function neededBefore({ first, other }: LegSchedule): Action[] {
  const isReleasing = first === "release" || other === "release";
  const isVoiding = first === "void" || other === "void" || other === "lotExpiry" || first === "lotExpiry";
  return [...(isReleasing ? (["burn"] as const) : []), ...(isVoiding ? (["hold"] as const) : [])];
}

async function actionsOf(booking: BookingApp): Promise<Record<Action, () => Promise<number | string>>> {
  const { app, stay } = booking;
  const { db } = app;
  const { member, guest, cart, loyalty, lotId } = await aWalletGuest(booking, WALLET_HALALAS);
  const requestId = await loyalty.confirmed();
  const elsewhere = aCartGuest(app);
  const second = await elsewhere.cart({ propertyId: (await aProperty(db)).id, ...stay });
  await elsewhere.call("POST", endpoints.logIn.url, aLogin({ email: member.email }));
  const codeOf = async (answer: Promise<{ statusCode: number; json: () => { error?: { code: number } } }>) => {
    const { statusCode, json } = await answer;
    return statusCode < 400 ? statusCode : (json().error?.code ?? statusCode);
  };
  return {
    burn: () => codeOf(loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 })),
    release: () => codeOf(loyalty.remove("qitaf")),
    hold: () => codeOf(loyalty.wallet()),
    holdElsewhere: () => codeOf(loyaltyCalls(elsewhere, second.cartId).wallet()),
    void: () => codeOf(loyalty.remove("wallet")),
    pay: async () => codeOf(guest.pay((await guest.get(cart.cartId)).json(), testCards.paid)),
    expire: async () => {
      await endHoldIn(db, cart.cartId, -1);
      await app.jobs.run("release-ended-legs");
      return "expired";
    },
    giveUp: () => codeOf(guest.release(cart.cartId)),
    lotExpiry: async () => {
      await db.execute(sql`
        UPDATE wallet_lot SET opens_at = app_now() - interval '2 days', expires_at = app_now() - interval '1 second'
        WHERE id = ${lotId}`);
      await app.jobs.run("settle-wallets");
      return "settled";
    },
    delete: async () => {
      const { accepted } = (await member.call("GET", endpoints.previewDeletion.url)).json();
      const body = { password: PASSWORD, reason: "", captchaToken: "test-pass", accepted };
      return codeOf(member.call("POST", endpoints.deleteUser.url, body));
    },
  };
}

/** The refusals that a guest may get; never an error of ours. */
const refusals: readonly ProblemCode[] = [
  ...(["points-too-few", "one-programme-only", "points-returned", "wallet-not-enrolled", "code-expired"] as const),
  ...(["cart-not-found", "cart-expired", "price-changed", "payment-running", "idempotency-running"] as const),
  ...(["sign-in-again", "booking-upcoming", "money-under-way", "refund-changed"] as const),
];
const ALLOWED: readonly (number | string)[] = [
  ...[200, 204, "expired", "settled"],
  ...refusals.map((name) => problems[name].code),
];

export function isClear({ codes }: LegResult): boolean {
  return codes.every((code) => ALLOWED.includes(code));
}
