import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrderAs } from "#api/operator/cancel-order-as.ts";
import { endStay } from "#api/testing/bookings/end-stay.ts";
import { moveStay } from "#api/testing/bookings/move-stay.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aTraveller } from "#api/testing/guests/cart-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { runEarning } from "./run-earning.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.1 });
});
afterAll(() => booking.sandbox.stop());

let members = 0;
/** A Saudi mobile that no other test uses and the sandbox treats as an ordinary member. */
const aMobile = (last = "11") => `05${String(++members).padStart(6, "0")}${last}`;
type Earn = { provider: string; phone: string } | null;

/** A guest with a paid stay, who chose a programme on the guest page or not. */
async function aPaidStay(earn?: Earn) {
  const { guest, cart } = await booking.readyGuest();
  if (earn !== undefined) {
    const url = endpoints.setGuest.url.replace(":cartId", cart.cartId);
    const traveller = aTraveller({ email: guest.email, phone: guest.phone });
    const answer = await guest.call("PATCH", url, { traveller, earn });
    expect(answer.json().earn).toEqual(earn && { provider: earn.provider, mask: `•••• ${earn.phone.slice(-2)}` });
  }
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const url = endpoints.setEarning.url.replace(":orderNumber", orderNumber);
  return {
    guest,
    orderNumber,
    setEarning: (body: object) => guest.call("PUT", url, body),
    view: async () => (await guest.order(orderNumber)).json(),
    ...cancellingGuest(guest, orderNumber),
  };
}
type PaidStay = Awaited<ReturnType<typeof aPaidStay>>;

const stateOf = async (stay: PaidStay) => (await stay.view()).earn?.chosen?.state ?? null;
const untilState = (stay: PaidStay, state: string) => expect.poll(() => stateOf(stay), { timeout: 20_000 }).toBe(state);

type Line = { kind: string; id: string; points: number };
async function given(stay: PaidStay, programme: string): Promise<number[]> {
  const { rows } = await booking.app.db.execute<{ id: string }>(sql`
    SELECT e.id FROM earning e JOIN placed_order o ON o.id = e.order_id WHERE o.order_number = ${stay.orderNumber}`);
  const answer = await fetch(`${booking.sandbox.url}/${programme}/ledger`);
  const lines = ((await answer.json()) as { lines: Line[] }).lines;
  return lines.filter(({ kind, id }) => kind === "earned" && id === rows[0]?.id).map(({ points }) => points);
}

test("a stay earns the points that its guest chose, once, a day after its end, and a mail says so", async () => {
  const phone = aMobile();
  const stay = await aPaidStay({ provider: "Qitaf", phone });
  const { earn, total } = await stay.view();
  const points = Math.floor(total / 10);
  expect(earn).toEqual({
    programmes: [
      { provider: "Mokafaa", points: Math.floor(total) },
      { provider: "Qitaf", points },
    ],
    chosen: { provider: "Qitaf", mask: "•••• 11", points, state: "waiting" },
    canChange: true,
  });
  await booking.app.jobs.run("outbox");
  expect(await given(stay, "qitaf")).toEqual([]);

  await endStay(booking.app.db, stay.orderNumber);
  await untilState(stay, "done");
  expect(await given(stay, "qitaf")).toEqual([points]);
  const subjects = async () => (await booking.inboxOf(stay.guest.email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContain("نقاط قطاف");
  const { rows } = await booking.app.db.execute(
    sql`SELECT count(*)::int AS numbers FROM earning WHERE member_sealed LIKE ${`%${phone}%`}`,
  );
  expect(rows).toEqual([{ numbers: 0 }]);
});

test("the programme can be chosen and changed until check-out", async () => {
  const stay = await aPaidStay();
  expect((await stay.view()).earn.chosen).toBe(null);
  const first = await stay.setEarning({ provider: "Qitaf", phone: aMobile("21") });
  expect(first.json().earn.chosen).toMatchObject({ provider: "Qitaf", mask: "•••• 21" });
  const second = await stay.setEarning({ provider: "Mokafaa", phone: aMobile("22") });
  expect(second.json().earn.chosen).toMatchObject({ provider: "Mokafaa", mask: "•••• 22" });
  await endStay(booking.app.db, stay.orderNumber);
  const late = await stay.setEarning({ provider: "Qitaf", phone: aMobile("23") });
  expect([late.statusCode, late.json().error.code]).toEqual([422, 7009]);
  await untilState(stay, "done");
  expect(await given(stay, "mokafa")).toHaveLength(1);
});

test("a cancelled stay earns nothing, whoever cancels it and however late", async () => {
  const [byGuest, bySupport] = [
    await aPaidStay({ provider: "Qitaf", phone: aMobile() }),
    await aPaidStay({ provider: "Qitaf", phone: aMobile() }),
  ];
  await byGuest.cancelNow();
  const operator = { by: "Huda", second: "Omar", reason: "The home was closed." };
  const support = { by: "operator", nights: "release", keptHalalas: 0, isGuestHelped: false } as const;
  await cancelOrderAs(booking.app.db, operator, { orderNumber: bySupport.orderNumber, ...support });
  for (const stay of [byGuest, bySupport]) {
    await endStay(booking.app.db, stay.orderNumber);
    await booking.app.jobs.run("outbox");
    expect(await stateOf(stay)).toBe("cancelled");
    expect(await given(stay, "qitaf")).toEqual([]);
    expect((await stay.setEarning({ provider: "Qitaf", phone: aMobile() })).json().error.code).toBe(7009);
  }
});

test("a silent programme is asked again, and never books twice", async () => {
  const stay = await aPaidStay({ provider: "Qitaf", phone: aMobile() });
  await booking.sandbox.setFault("/qitaf/earns", "500-but-done", 2);
  await endStay(booking.app.db, stay.orderNumber);
  await untilState(stay, "done");
  expect(await given(stay, "qitaf")).toHaveLength(1);
});

test("support that cancels a stay whose points were given leaves them to an operator", async () => {
  const stay = await aPaidStay({ provider: "Qitaf", phone: aMobile() });
  await endStay(booking.app.db, stay.orderNumber);
  await untilState(stay, "done");
  const operator = { by: "Huda", second: "Omar", reason: "The home was closed." };
  const support = { by: "operator", nights: "release", keptHalalas: 0, isGuestHelped: false } as const;
  await cancelOrderAs(booking.app.db, operator, { orderNumber: stay.orderNumber, ...support });
  const { rows } = await booking.app.db.execute(sql`
    SELECT t.kind FROM task t JOIN placed_order o ON o.id::text = t.subject
    WHERE o.order_number = ${stay.orderNumber} AND t.kind = 'points-given' AND t.done_at IS NULL`);
  expect(rows).toHaveLength(1);
  expect(await given(stay, "qitaf")).toHaveLength(1);
});

test.each([
  ["500-but-done", "done", 1],
  ["500", "cancelled", 0],
] as const)("an account that is deleted while a programme does %s ends with points %s", async (fault, state, times) => {
  const stay = await aPaidStay({ provider: "Qitaf", phone: aMobile() });
  // The job waits for the old end of the stay, so only this test runs it.
  await moveStay(booking.app.db, stay.orderNumber, -30);
  const { rows } = await booking.app.db.execute<{ id: string }>(sql`
    SELECT e.id FROM earning e JOIN placed_order o ON o.id = e.order_id WHERE o.order_number = ${stay.orderNumber}`);
  const run = () => runEarning(booking.app.loyaltyDeps, rows[0]?.id ?? "");
  await booking.sandbox.setFault("POST /qitaf/earns", fault);
  expect(await run()).toBe("wait");
  await booking.app.db.execute(sql`UPDATE earning SET member_sealed = NULL WHERE id = ${rows[0]?.id}`);
  await expect.poll(run, { timeout: 20_000 }).toBe("done");
  expect(await stateOf(stay)).toBe(state);
  expect(await given(stay, "qitaf")).toHaveLength(times);
});

test("a number that is no member's is refused, and the guest gets a mail", async () => {
  const stay = await aPaidStay({ provider: "Qitaf", phone: aMobile("03") });
  await endStay(booking.app.db, stay.orderNumber);
  await untilState(stay, "refused");
  const texts = async () => (await booking.inboxOf(stay.guest.email)).map(({ text }) => text).join("\n");
  await expect.poll(texts, { timeout: 20_000 }).toContain("لم يقبل قطاف");
});

test("wrong numbers and programmes that the site does not have are refused", async () => {
  const stay = await aPaidStay();
  const foreign = await stay.setEarning({ provider: "Qitaf", phone: "+971501234567" });
  expect(foreign.json().error).toMatchObject({ code: 1001, fields: { phone: "phone" } });
  expect((await stay.setEarning({ provider: "Fursan", phone: "0512345678" })).json().error.code).toBe(1001);
  await booking.app.db.execute(sql`
    UPDATE placed_order SET site_id = 'mabeet-AE' WHERE order_number = ${stay.orderNumber}`);
  expect((await stay.setEarning({ provider: "Qitaf", phone: aMobile() })).json().error.code).toBe(1002);
  expect((await stay.view()).earn).toBe(null);
});
