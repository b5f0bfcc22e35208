import { randomUUID } from "node:crypto";
import { releaseHolds } from "#api/item/chalet/nights/release-holds.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { aChangeableStay } from "#api/testing/bookings/changeable-stay.ts";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { aWalletStay } from "#api/testing/bookings/wallet-stay.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { runInterleaved } from "../environment/run-interleaved.ts";

const actionNames = ["modify", "pay", "cancel", "giveUp", "steal", "expire"] as const;
type Action = (typeof actionNames)[number];

/** While `first` is at `point`, `other` runs until it ends or waits for a lock of `first`. */
export type ChangeSchedule = { when: "before" | "held"; first: Action; point: string; other: Action };

/** K30 is inside COMMIT, where all locks are held. */
const pointsOf: Record<ChangeSchedule["when"], Partial<Record<Action, readonly string[]>>> = {
  before: { modify: ["K31", "K30", "K33"], cancel: ["K30"] },
  held: { pay: ["K11", "K12", "K14", "K32"], cancel: ["K30", "K24"], modify: ["K30"], expire: ["K27"] },
};
const others: Record<ChangeSchedule["when"], readonly Action[]> = {
  before: ["modify", "cancel", "steal"],
  held: ["pay", "modify", "cancel", "giveUp", "steal", "expire"],
};

/** Every action with every other one, before a change is held and while it is. */
export const changePairs: readonly ChangeSchedule[] = (["before", "held"] as const).flatMap((when) =>
  Object.entries(pointsOf[when]).flatMap(([first, points]) =>
    points.flatMap((point) => others[when].map((other) => ({ when, first: first as Action, point, other }))),
  ),
);

export type ChangeResult = ChangeSchedule & { wasReached: boolean; codes: string[]; status: number; nights: number };

const WALLET_HALALAS = 50_000;

/** Runs one schedule on a paid stay whose guest adds a night; wallet and card pay for a change that is held. */
export async function runChangeSchedule(booking: BookingApp, schedule: ChangeSchedule): Promise<ChangeResult> {
  const { when, first, point, other } = schedule;
  const one =
    when === "held" ? await aWalletStay(booking, { halalas: WALLET_HALALAS }) : await aChangeableStay(booking);
  const { db } = booking.app;
  const last = one.stay.checkOut;
  const wanted = { checkIn: one.stay.checkIn, checkOut: addDays(last, 1) };
  const previewed = (await one.previewChange(wanted)).json();
  const { previewId } = (await one.preview()).json();
  let cartId = when === "held" ? (await one.modify(previewed)).json().cartId : null;
  const cart = cartId ? (await loyaltyCalls(one.guest, cartId).wallet()).json() : null;
  const token = await one.guest.token(testCards.paid);
  const key = { "idempotency-key": randomUUID() };
  const rival = aCartGuest(booking.app);
  const night = { propertyId: one.property.id, checkIn: last, checkOut: addDays(last, 1) };
  const run: Record<Action, () => Promise<{ statusCode: number; body: string } | null>> = {
    modify: async () => {
      const answer = await one.modify(previewed, { "idempotency-key": randomUUID() });
      cartId ??= answer.statusCode === 200 ? answer.json().cartId : null;
      return answer;
    },
    pay: () => one.guest.pay(cart, "", { token }, key),
    cancel: () => one.cancel(previewId, {}, { "idempotency-key": randomUUID() }),
    giveUp: one.giveUp,
    steal: () => rival.book(night),
    expire: async () => {
      if (cartId) await endHoldIn(db, cartId, -1);
      await runBatches(db, "release-holds", releaseHolds);
      return null;
    },
  };
  const codes: string[] = [];
  const act = async (name: Action) => {
    const answer = await run[name]();
    if (answer) codes.push(`${name} ${outcomeOf(name, answer)}`);
  };
  const actions = { point, first: () => act(first), others: [() => act(other)] };
  const { wasReached } = await runInterleaved(db, actions);
  await booking.untilSettled();
  const { statusCode, nights } = await one.view();
  return { ...schedule, wasReached, codes, status: statusCode, nights };
}

function outcomeOf(name: Action, { statusCode, body }: { statusCode: number; body: string }): string {
  if (statusCode >= 300) return String(JSON.parse(body).error.code);
  return name === "pay" ? JSON.parse(body).status : "ok";
}

/** The answers that a guest may get. A rival may be refused the quote, and a slow gateway may not answer in time. */
const ALLOWED = new Set("ok SUCCESS PENDING 7002 7003 7004 7005 7006 3002 4001 4005 5001 5005 1001 1006".split(" "));

/** Every answer is allowed, the booking stands or is cancelled, and it has four nights if and only if the change is paid. */
export function isConsistentChange({ codes, status, nights }: ChangeResult): boolean {
  const isClear = codes.every((code) => ALLOWED.has(code.split(" ")[1] ?? ""));
  const isPaid = codes.includes("pay SUCCESS");
  const isUnknown = codes.includes("pay PENDING");
  const isCancelled = codes.includes("cancel ok");
  return isClear && (status === 58) !== isCancelled && (isUnknown || (nights === 4) === isPaid);
}
