import { expect, test } from "vitest";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aReview } from "#api/testing/builders/a-review.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { HostProfile } from "#contract/list/host-profile.ts";

type App = Awaited<ReturnType<typeof testApp>>;

const ask = (app: App, hostId: number | string, query = "") =>
  app.inject({ url: `/api/accommodation/host/${hostId}${query}`, headers: { host: "mabeet-sa.localhost" } });
const profileOf = async (app: App, hostId: number, query = "") => (await ask(app, hostId, query)).json<HostProfile>();

test("a host is shown with the listed homes, and with nothing that a guest may know only after payment", async () => {
  const app = await testApp();
  const host = await aHost(app.db, { phone: "+966555000111", hostingSince: "2021-04-09", languages: ["ar", "en"] });
  const listed = await aProperty(app.db, { hostId: host.id });
  await aProperty(app.db, { hostId: host.id, status: "inactive" });
  await aProperty(app.db, { hostId: (await aHost(app.db)).id });

  const response = await ask(app, host.id);
  const { host: shown, properties, pageCount } = response.json<HostProfile>();
  expect(shown).toMatchObject({ firstNameAr: "فهد", since: "2021-04", languages: ["ar", "en"], propertyCount: 1 });
  expect([properties.map(({ id }) => id), pageCount]).toEqual([[listed.id], 1]);
  expect(response.body).not.toContain("555000111");
});

test("the score is that of all reviews of our guests, and not that of the homes", async () => {
  const app = await testApp();
  const host = await aHost(app.db);
  const [one, other] = [await aProperty(app.db, { hostId: host.id }), await aProperty(app.db, { hostId: host.id })];
  for (const rating of [10, 10, 10]) await aReview(app.db, one.id, { rating });
  await aReview(app.db, other.id, { rating: 6 });
  expect((await profileOf(app, host.id)).review).toMatchObject({ averageRating: 9, reviewCount: 4 });
});

test("a host without reviews is new and has no score", async () => {
  const app = await testApp();
  const host = await aHost(app.db);
  await aProperty(app.db, { hostId: host.id });
  expect((await profileOf(app, host.id)).review).toMatchObject({ averageRating: 0, reviewCount: 0 });
});

test("many homes come in pages without a repetition; a page behind the last is the last", async () => {
  const app = await testApp();
  const host = await aHost(app.db);
  for (let n = 0; n < 26; n++) await aProperty(app.db, { hostId: host.id, rank: 500 + (n % 2) });
  const first = await profileOf(app, host.id);
  const last = await profileOf(app, host.id, "?pageNo=99");
  expect([first.pageCount, first.properties.length, last.page, last.properties.length]).toEqual([2, 24, 2, 2]);
  expect(new Set([...first.properties, ...last.properties].map(({ id }) => id)).size).toBe(26);
});

test("the prices are those of the requested dates, and of proposed ones when these cannot be booked", async () => {
  const app = await testApp();
  const host = await aHost(app.db);
  await aProperty(app.db, { hostId: host.id });
  const past = await profileOf(app, host.id, "?checkIn=2020-01-01&checkOut=2020-01-03");
  expect(past.properties[0]?.nights).toBe(1);
  const { checkIn } = past.stay;
  const later = new Date(Date.parse(checkIn) + 3 * 86_400_000).toISOString().slice(0, 10);
  const answer = await profileOf(app, host.id, `?checkIn=${checkIn}&checkOut=${later}`);
  expect([answer.stay, answer.properties[0]?.nights]).toEqual([{ checkIn, checkOut: later }, 3]);
});

test("an unknown host and one whose homes are not listed are the same: not found", async () => {
  const app = await testApp();
  const host = await aHost(app.db);
  await aProperty(app.db, { hostId: host.id, status: "inactive" });
  const answers = await Promise.all([ask(app, host.id), ask(app, 2_000_000_000)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(answers[0]?.json().code).toBe(answers[1]?.json().code);
});

test.each(["0", "-1", "1.5", "x", "99999999999", "1%00"])("%s is no host", async (hostId) => {
  expect((await ask(await testApp(), hostId)).statusCode).toBe(400);
});
