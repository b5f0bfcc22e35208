import { afterAll, beforeAll, expect, test } from "vitest";
import { type KeyedInput, type KeyedWrite, keyedWrites } from "#api/testing/checks/keyed-writes.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { type EndpointName, endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
const env = { ...relaxedLimits, GIFT_WAIT_MINUTES: "0", VISA_CHECKOUT: "on" };
beforeAll(async () => {
  booking = await aBookingApp({ env });
});
afterAll(() => booking.sandbox.stop());

function send(name: EndpointName, { by }: Pick<KeyedWrite, "by">, { path = {}, body }: KeyedInput, key: string) {
  const { method, url } = endpoints[name];
  const filled = url.replace(/:(\w+)/g, (_, part: string) => path[part] ?? part);
  return by.call(method, filled, body, { "idempotency-key": key });
}

test("every write that takes an idempotency key has a row here, and no other", () => {
  const taking = booking.app.knownRoutes.flatMap((route) => (route.takesKey ? [`${route.method} ${route.url}`] : []));
  const tried = (Object.keys(keyedWrites) as EndpointName[]).map((name) => Object.values(endpoints[name]).join(" "));
  expect(tried.toSorted()).toEqual(taking.toSorted());
});

test.each(Object.entries(keyedWrites) as [EndpointName, (typeof keyedWrites)["pay"] & {}][])(
  "%s repeats the answer of its key, and refuses the key with other input",
  async (name, make) => {
    const write = await make(booking);
    const key = crypto.randomUUID();
    const first = await send(name, write, write.input, key);
    expect([first.statusCode < 300, first.body]).toEqual([true, first.body]);
    const again = await send(name, write, write.input, key);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    const other = await send(name, write, write.other, key);
    expect([other.statusCode, other.json().error?.code]).toEqual([409, 1005]);
    expect((await send(name, write, write.input, key)).body).toBe(first.body);
  },
);
