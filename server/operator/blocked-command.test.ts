import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placedOrders } from "#api/schema/order.ts";
import { aChangeableStay } from "#api/testing/bookings/changeable-stay.ts";
import { whileLocked } from "#api/testing/checks/while-locked.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aWalletMember } from "#api/testing/guests/wallet-member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { runOperator } from "./run-operator.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits });
});
afterAll(() => booking.sandbox.stop());

const who = ["--by", "Huda", "--reason", "The guest called."];
const run = (...args: string[]) => runOperator(async () => booking.app.db, [...args, ...who]);
const REPEATED = "Somebody else is changing this. Nothing was changed; run the command again.";

/** The commands that lock an order, with what each says of a booking that somebody else has cancelled. */
const commands = [
  [["cancel-as-host"], "A cancellation is already in progress"],
  [["cancel-as-support", "--nights", "release"], "A cancellation is already in progress"],
  [["refund-part", "--amount", "10"], "Only a confirmed booking"],
  [["refund-by-hand", "--reference", "TRF-2026-1"], "has no refused refund"],
] as const;

async function aLockedStay() {
  const { property, orderNumber, cancelNow } = await aChangeableStay(booking);
  const whenLocked = ([name, ...options]: readonly string[]) =>
    whileLocked(booking.app.db, "property", sql`id = ${property.id}`, () => run(String(name), orderNumber, ...options));
  return { orderNumber, cancelNow, whenLocked };
}

test.each(commands)(
  "%j of a booking that the guest has cancelled says so although its rows are locked",
  async (command, sentence) => {
    const { cancelNow, whenLocked } = await aLockedStay();
    expect((await cancelNow()).answer.statusCode).toBe(200);
    expect(await whenLocked(command)).toEqual({ exitCode: 1, out: expect.stringContaining(sentence) });
  },
);

test("a stay that a guest has left early is not disputed although its rows are locked", async () => {
  const { orderNumber, whenLocked } = await aLockedStay();
  await booking.app.db.execute(sql`
    UPDATE chalet_order_item SET stay_state = 'left-early' WHERE order_item_id IN (
      SELECT i.id FROM order_item i JOIN placed_order o ON o.id = i.order_id WHERE o.order_number = ${orderNumber})`);
  const { exitCode, out } = await whenLocked(["set-stay", "--state", "arrived"]);
  expect([exitCode, out]).toEqual([1, "The stay is left-early; nothing is disputed."]);
});

test("as long as nothing is known of what holds the lock, the operator runs the command again", async () => {
  const { orderNumber, whenLocked } = await aLockedStay();
  expect(await whenLocked(["refund-part", "--amount", "10"])).toEqual({ exitCode: 1, out: REPEATED });
  expect((await run("refund-part", orderNumber, "--amount", "10")).exitCode).toBe(0);
  const member = await aWalletMember(booking.app);
  const goodwill = () => run("goodwill", member.email, "--amount", "10");
  expect(await whileLocked(booking.app.db, "wallet", sql`id = ${member.walletId}`, goodwill)).toEqual({
    exitCode: 1,
    out: REPEATED,
  });
  const [order] = await booking.app.db.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber));
  expect(order?.statusCode).toBe(58);
});
