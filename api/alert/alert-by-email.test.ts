import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { listAlerts } from "#api/schema/alert.ts";
import { savedLists } from "#api/schema/list.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { runAlerts, setPrice } from "#api/testing/guests/alert-member.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, lastMessage, messagesTo, relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { MAX_ALERTS } from "#domain/alert/alert-limits.ts";
import { alertToken } from "./alert-link.ts";
import { pruneAlerts } from "./prune-alerts.ts";

let booking: BookingApp;
let app: BookingApp["app"];

beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2, isServing: false, env: relaxedLimits });
  ({ app } = booking);
});
afterAll(() => booking.sandbox.stop());

const anAddress = () => `guest-${randomUUID()}@example.test`;
let networks = 0;

/** A guest without an account with a list of one home, on a network of their own. */
async function aGuestWithList({ email = anAddress(), name = "Taif" }: { email?: string; name?: string | null } = {}) {
  const { id: property } = await aProperty(app.db, { weekdayPrice: 80_000, weekendPrice: 80_000 });
  networks += 1;
  const guest = aCartGuest(app, { "x-forwarded-for": `198.18.${networks >> 8}.${networks & 255}` });
  const list = { id: randomUUID(), name, stay: booking.stay, propertyIds: [property] };
  const ask = (more: object = {}) =>
    guest.call("POST", endpoints.askForAlert.url, {
      ...{ email, consentVersion: 1, captchaToken: "test-pass", list },
      ...more,
    });
  return { email, property, list, ask, link: async () => (await lastMessage(app, email)).link ?? "" };
}
const byLink = (url: string, token: string) => app.inject({ method: "POST", url, payload: { token } });
const confirm = (token: string) => byLink(endpoints.confirmLinkedAlert.url, token);
const stateOf = async (token: string) => (await byLink(endpoints.getLinkedAlert.url, token)).json();
const codeOf = (answer: { json: () => { error: { code: number } } }) => answer.json().error.code;
const alertOf = async (email: string) => (await app.db.select().from(listAlerts).where(eq(listAlerts.email, email)))[0];
const alertMails = async (email: string) =>
  (await booking.inboxOf(email)).filter(({ subject }) => !subject.includes("أكّد بريدك"));

test("nothing is sent before the address is confirmed, and then what changed since", async () => {
  const guest = await aGuestWithList();
  const answer = await guest.ask({ email: ` ${guest.email.toUpperCase()} ` });
  expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
  const link = await guest.link();
  await setPrice(app, guest.property, 70_000);
  await runAlerts(app);
  expect(await alertMails(guest.email)).toEqual([]);

  expect(await stateOf(link)).toEqual({ state: "asked", name: "Taif" });
  expect((await confirm(link)).json()).toEqual({ state: "confirmed", name: "Taif" });
  expect(await stateOf(link)).toEqual({ state: "confirmed", name: "Taif" });
  await runAlerts(app);
  expect(await alertMails(guest.email)).toEqual([]);
  await setPrice(app, guest.property, 50_000);
  await runAlerts(app);
  const [mail, ...more] = await alertMails(guest.email);
  expect([mail?.subject, more]).toEqual([expect.stringContaining("انخفض سعر"), []]);
  expect(mail?.text).toContain(`/ar/chalet/details/${guest.property}`);
  expect(mail?.text).not.toContain("/ar/saved");
});

test("every mail, the first too, has a link that stops the mails with one press", async () => {
  const guest = await aGuestWithList();
  await guest.ask();
  const link = await guest.link();
  await runAlerts(app);
  const [first] = await booking.inboxOf(guest.email);
  expect(first?.text).toContain(`/ar/alert/stop?token=${link}`);
  await confirm(link);
  const { id = "" } = (await alertOf(guest.email)) ?? {};
  const stop = alertToken(id, app.settings.secrets);
  await byLink(endpoints.stopLinkedAlert.url, stop);
  expect(await stateOf(stop)).toEqual({ state: "off", name: "Taif" });
  expect(codeOf(await confirm(link))).toBe(6007);
  await setPrice(app, guest.property, 40_000);
  await runAlerts(app);
  expect(await alertMails(guest.email)).toEqual([]);
});

test("the link in a mail about homes does not confirm, and the link of one address not another one", async () => {
  const guest = await aGuestWithList();
  await guest.ask();
  const first = await guest.link();
  const { id = "" } = (await alertOf(guest.email)) ?? {};
  expect(codeOf(await confirm(alertToken(id, app.settings.secrets)))).toBe(6007);
  const other = anAddress();
  await guest.ask({ email: other });
  expect((await confirm(first)).statusCode).toBe(200);
  expect((await alertOf(other))?.confirmedAt).toBeNull();
  for (const token of ["", "x", `${id}.x`, `${randomUUID()}.${first.split(".")[1]}`]) {
    expect(codeOf(await confirm(token))).toBe(6007);
  }
});

test("who asks again for a confirmed list changes its homes without another link", async () => {
  const guest = await aGuestWithList();
  await guest.ask();
  await confirm(await guest.link());
  const { id: another } = await aProperty(app.db, { weekdayPrice: 80_000, weekendPrice: 80_000 });
  await guest.ask({ list: { ...guest.list, propertyIds: [another] } });
  expect((await messagesTo(app, guest.email)).filter(({ kind }) => kind === "alert-confirm")).toHaveLength(1);
  await runAlerts(app);
  await setPrice(app, guest.property, 50_000);
  await setPrice(app, another, 50_000);
  await runAlerts(app);
  const [mail] = await alertMails(guest.email);
  expect(mail?.text).toContain(`/details/${another}`);
  expect(mail?.text).not.toContain(`/details/${guest.property}`);
});

test("an address with an account, an unknown and a confirmed one get the same answer, and few links in an hour", async () => {
  const member = await aMember(app);
  const confirmed = await aGuestWithList();
  await confirmed.ask();
  await confirm(await confirmed.link());
  const unknown = anAddress();
  const answers = [await confirmed.ask()];
  for (const email of [member.email, unknown]) answers.push(await (await aGuestWithList({ email })).ask());
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([202, "{}"]));
  for (let n = 0; n < 2; n++) await (await aGuestWithList({ email: unknown })).ask();
  expect((await (await aGuestWithList({ email: unknown })).ask()).statusCode).toBe(429);
  expect(await messagesTo(app, unknown)).toHaveLength(3);
});

test.each([
  [{ email: "no address" }, 1001],
  [{ email: "" }, 1001],
  [{ consentVersion: 0 }, 1001],
  [{ captchaToken: "test-fail" }, 6005],
])("a request with %j is refused", async (given, code) => {
  const guest = await aGuestWithList();
  expect(codeOf(await guest.ask(given))).toBe(code);
  expect(await alertOf(guest.email)).toBeUndefined();
});

test("dates that have begun and unknown homes are refused", async () => {
  const guest = await aGuestWithList();
  const past = { checkIn: "2020-01-01", checkOut: "2020-01-03" };
  expect(codeOf(await guest.ask({ list: { ...guest.list, stay: past } }))).toBe(9201);
  expect(codeOf(await guest.ask({ list: { ...guest.list, propertyIds: [2_000_000_000] } }))).toBe(1001);
});

test("an address has a limited number of alerts, which only its owner learns", async () => {
  const guest = await aGuestWithList();
  for (let n = 0; n < MAX_ALERTS; n++) {
    const listId = randomUUID();
    await app.db.insert(savedLists).values({ id: listId, ...booking.stay });
    await app.db.execute(sql`
      INSERT INTO list_alert (id, list_id, site_id, language, consent_version, email, confirmed_at)
      VALUES (gen_random_uuid(), ${listId}, 'mabeet-SA', 'ar', 1, ${guest.email}, app_now())`);
  }
  expect((await guest.ask()).statusCode).toBe(202);
  expect(codeOf(await confirm(await guest.link()))).toBe(9202);
});

test("an address that is not confirmed in a week is deleted with its list, and one whose mails ended a month later", async () => {
  const [waiting, stopped, on] = [await aGuestWithList(), await aGuestWithList(), await aGuestWithList()];
  for (const guest of [waiting, stopped, on]) await guest.ask();
  for (const guest of [stopped, on]) await confirm(await guest.link());
  await byLink(endpoints.stopLinkedAlert.url, await stopped.link());
  const link = await waiting.link();
  await app.db.execute(sql`
    UPDATE list_alert SET consent_at = consent_at - interval '31 days', stopped_at = stopped_at - interval '31 days'
    WHERE email IN (${waiting.email}, ${stopped.email}, ${on.email})`);
  expect(codeOf(await confirm(link))).toBe(6007);
  const before = await alertOf(waiting.email);
  await runBatches(app.db, "prune-alerts", pruneAlerts);
  expect([await alertOf(waiting.email), await alertOf(stopped.email)]).toEqual([undefined, undefined]);
  expect(
    await app.db
      .select()
      .from(savedLists)
      .where(eq(savedLists.id, before?.listId ?? "")),
  ).toEqual([]);
  expect(await alertOf(on.email)).toBeDefined();
});

test("an account with the verified address exports these alerts and deletes them with itself", async () => {
  const member = await aMember(app);
  const guest = await aGuestWithList({ email: member.email });
  await guest.ask();
  const exported = (await member.call("GET", endpoints.exportUser.url)).json();
  expect(exported.alertsByEmail).toEqual([
    expect.objectContaining({ email: member.email, name: "Taif", propertyIds: [guest.property] }),
  ]);
  const deleted = await member.call("POST", endpoints.deleteUser.url, aLogin({ reason: "" }));
  expect(deleted.statusCode).toBe(204);
  expect(await alertOf(member.email)).toBeUndefined();
});
