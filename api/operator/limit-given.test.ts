import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { placedOrders } from "#api/schema/order.ts";
import { aWalletGuest } from "#api/testing/guests/loyalty-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { type ActionName, actionMoney } from "./action-money.ts";
import { cancelOrderAs } from "./cancel-order-as.ts";
import type { Operator } from "./operator.ts";
import { refundPart } from "./refund-part.ts";
import { giveGoodwill } from "./wallets.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits });
});
afterAll(() => booking.sandbox.stop());

/** The actions whose money is limited. */
type GivingAction = { [Name in ActionName]: (typeof actionMoney)[Name] extends "given" ? Name : never }[ActionName];
type Gift = { orderNumber: string; totalHalalas: number; halalas: number };
const HALALAS = 49_900;
const DAY_MS = 86_400_000;

/** How each action gives halalas for an order. */
const give: Record<GivingAction, (db: Db, operator: Operator, gift: Gift) => Promise<unknown>> = {
  "refund-part": (db, operator, { orderNumber, halalas }) => refundPart(db, operator, { orderNumber, halalas }),
  goodwill: (db, operator, { orderNumber, halalas }) => giveGoodwill(db, operator, { subject: orderNumber, halalas }),
  "cancel-as-support": (db, operator, { orderNumber, totalHalalas, halalas }) => {
    const terms = { by: "operator", nights: "release", isGuestHelped: false } as const;
    return cancelOrderAs(db, operator, { orderNumber, ...terms, keptHalalas: totalHalalas - halalas });
  },
};
const actions = Object.keys(give) as GivingAction[];

let operators = 0;
/** Somebody who has given nothing yet. */
function anOperator(): Operator {
  operators += 1;
  return { by: `Operator ${operators}`, second: null, reason: "The pool was closed." };
}

/** The paid stay of a member of the wallet, of which the policy returns nothing. */
async function anOrder(): Promise<Gift> {
  const home = { policyTypeId: 2, weekdayPrice: 100_000, weekendPrice: 100_000 } as const;
  const { guest, cart } = await aWalletGuest(booking, 100, home);
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const [order] = await booking.app.db.select().from(placedOrders).where(eq(placedOrders.orderNumber, orderNumber));
  return { orderNumber, totalHalalas: order?.totalHalalas ?? 0, halalas: HALALAS };
}
const outcomes = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status).toSorted();

test("every action that gives money has a row here", () => {
  const giving = Object.entries(actionMoney).flatMap(([name, money]) => (money === "given" ? [name] : []));
  expect(actions.toSorted()).toEqual(giving.toSorted());
});

test.each(actions)("%s counts what others gave for the order before", async (action) => {
  const { db } = booking.app;
  const order = await anOrder();
  await refundPart(db, anOperator(), order);
  const operator = anOperator();
  await expect(give[action](db, operator, order)).rejects.toThrow("SAR 998 beyond the policy for this order");
  await give[action](db, { ...operator, second: "Omar" }, order);
});

test.each(actions)("%s counts what the same operator gave alone for other orders that day", async (action) => {
  const { db } = booking.app;
  const [one, other] = [await anOrder(), await anOrder()];
  const operator = anOperator();
  await giveGoodwill(db, operator, { subject: one.orderNumber, halalas: HALALAS });
  const sameName = { ...operator, by: ` ${operator.by.toUpperCase()} ` };
  await expect(give[action](db, sameName, other)).rejects.toThrow("alone within 24 hours");
  await give[action](db, anOperator(), other);
});

test.each(["refund-part", "goodwill"] as const)("of two %s at once only one stays within the limit", async (action) => {
  const { db } = booking.app;
  const [one, two] = [await anOrder(), await anOrder()];
  const alone = anOperator();
  const byOne = await Promise.allSettled([give[action](db, alone, one), give[action](db, alone, two)]);
  expect(outcomes(byOne)).toEqual(["fulfilled", "rejected"]);
  const three = await anOrder();
  const forOne = await Promise.allSettled([
    give[action](db, anOperator(), three),
    give[action](db, anOperator(), three),
  ]);
  expect(outcomes(forOne)).toEqual(["fulfilled", "rejected"]);
});

test("a day later an operator may give again, but not for the same order", async () => {
  const { db } = booking.app;
  const [one, other] = [await anOrder(), await anOrder()];
  const operator = anOperator();
  await refundPart(db, operator, one);
  const tomorrow = openDatabase(await testSettings({ CLOCK_OFFSET_MS: String(DAY_MS + 60_000) }));
  try {
    await expect(refundPart(tomorrow, operator, one)).rejects.toThrow("for this order");
    await refundPart(tomorrow, { ...operator, second: "Omar" }, one);
    await refundPart(tomorrow, operator, other);
  } finally {
    await tomorrow.$client.end();
  }
});
