import { afterAll, beforeAll, expect, test } from "vitest";
import { containsSecret } from "#api/testing/checks/contains-secret.ts";
import { tablesNaming } from "#api/testing/checks/tables-naming.ts";
import { aPointsGuest } from "#api/testing/guests/loyalty-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

const MEMBER = "512983477";
const CODES = ["918273", "123456"];
const logged: string[] = [];
let booking: BookingApp;

beforeAll(async () => {
  const logStream = { write: (line: string) => void logged.push(line) };
  booking = await aBookingApp({ env: { LOG_LEVEL: "trace" }, logStream });
});
afterAll(() => booking.sandbox.stop());

test("the number of a member and its codes reach neither our logs nor our tables in the clear", async () => {
  const { guest, loyalty } = await aPointsGuest(booking);
  const { requestId } = (await loyalty.send("qitaf", { phone: `0${MEMBER}` })).json();
  for (const otp of CODES) await loyalty.confirm("qitaf", requestId, otp);
  const headers = { "idempotency-key": "sentinel-key-0001" };
  const applied = await loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 }, headers);
  expect(applied.statusCode).toBe(200);
  expect((await guest.pay(applied.json(), testCards.paid)).json().status).toBe("SUCCESS");
  await booking.untilSettled();

  expect(logged.length).toBeGreaterThan(5);
  for (const secret of [MEMBER, ...CODES]) expect(logged.filter((line) => containsSecret(line, secret))).toEqual([]);
  expect(await tablesNaming(booking.app.db, MEMBER, `\\y${CODES[0]}\\y`)).toEqual([]);
});
