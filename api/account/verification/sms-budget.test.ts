import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aRegistration, messagesTo, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
const appWith = (limit: number) =>
  testApp({ env: { ...relaxedLimits, LIMIT_SMS: String(limit), LOG_LEVEL: "error" }, logStream });
type App = Awaited<ReturnType<typeof appWith>>;
const usedUpBudgets = () =>
  lines.map((line) => JSON.parse(line)).flatMap(({ event, outcome }) => (event ? [outcome] : []));

const plain = await appWith(1_000);
beforeEach(async () => {
  lines.length = 0;
  await plain.db.execute(sql`DELETE FROM rate_limit`);
});

/** Whether a registration with this phone from there sends a code; the answer does not show it. */
async function isSent(app: App, dialCode: string, number: string, network: string): Promise<boolean> {
  const guest = aCartGuest(app, { "x-forwarded-for": network });
  const typed = aRegistration({ email: "", phone: { dialCode, number, countryCode: "" } });
  expect((await guest.call("POST", endpoints.register.url, typed)).statusCode).toBe(201);
  return (await messagesTo(app, `${dialCode}${number}`)).length > 0;
}

test("neighbouring numbers get few codes, from however many networks, and other numbers get theirs", async () => {
  const app = await appWith(100);
  const sent = [];
  for (const last of [1, 2, 3, 4]) sent.push(await isSent(app, "+966", `50111000${last}`, `198.51.${last}.1`));
  expect(sent).toEqual([true, true, false, false]);
  expect(usedUpBudgets()).toEqual(["smsRange", "smsRange"]);
  expect(await isSent(app, "+966", "501120001", "198.51.5.1")).toBe(true);
});

test("256 neighbouring IP addresses share one limit, however many numbers they name", async () => {
  const app = await appWith(100);
  const sent = [];
  for (const last of [1, 2, 3]) sent.push(await isSent(app, "+966", `502${last}10001`, `203.0.113.${last}`));
  expect(sent).toEqual([true, true, false]);
  expect(await isSent(app, "+966", "502410001", "203.0.114.1")).toBe(true);
  expect(usedUpBudgets()).toEqual(["smsNetwork"]);
});

test("one country can use half of the budget, and the rest stays for all others", async () => {
  const app = await appWith(4);
  const ask = (dialCode: string, index: number) => isSent(app, dialCode, `55${index}310001`, `192.0.${index}.1`);
  expect([await ask("+966", 1), await ask("+966", 2), await ask("+966", 3)]).toEqual([true, true, false]);
  expect([await ask("+971", 4), await ask("+971", 5), await ask("+965", 6)]).toEqual([true, true, false]);
  expect(usedUpBudgets()).toEqual(["smsCountry", "sms"]);
});
