import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { expect, test, vi } from "vitest";
import { properties } from "#api/schema/property.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { cachePages } from "./page-cache.ts";
import type { CallForText } from "./page-calls.ts";
import { type AnswerPage, pages } from "./pages.ts";

const today = todayInRiyadh(new Date());
const stayIn = (days: number) => ({ checkIn: addDays(today, days), checkOut: addDays(today, days + 2) });
/** The clock of the cache stands still while a test waits, so only a change brings a new page. */
const soon = { timeout: 20_000, interval: 50 };
const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

/** Pages with the prices in a city, the totals of flexible dates, a comparison or the free nights of a home. */
async function aProcess() {
  let [time, rendered] = [0, 0];
  const answer: AnswerPage = async ({ url }, { dispatch }) => {
    rendered += 1;
    return new Response(await textOf(new URL(url), dispatch), { headers: { "content-type": "text/html" } });
  };
  const app = await testApp({
    prepare: (app) => {
      const options = { timeScale: 1, answerParts: answer, changes: app.appliedChanges, now: () => time };
      return app.register(pages, { settings: app.settings, answer: cachePages(answer, options) });
    },
  });
  const ask = async (url: string) => (await app.inject({ url, headers: { host: "mabeet-sa.localhost" } })).body;
  /** Requests a page until it is in the cache and too old to be shown without a check; the feed starts meanwhile. */
  const keep = (url: string) =>
    vi.waitFor(async () => {
      await ask(url);
      time += 4_000;
      const before = rendered;
      const page = await ask(url);
      expect(rendered).toBe(before);
      return page;
    }, soon);
  /** Waits until the feed has answered lately and nothing of the city is pending: else every page is rendered again. */
  const untilFollowed = (cityId: number) =>
    vi.waitFor(() => {
      const { unchangedSince, mark } = app.appliedChanges;
      expect(unchangedSince([{ cityId, nights: { from: 0, to: 0 } }], mark())).not.toBeNull();
    }, soon);
  return { app, ask, keep, untilFollowed, rendered: () => rendered };
}

async function textOf({ pathname, searchParams }: URL, dispatch: CallForText): Promise<string> {
  const [, propertyId] = /details\/(\d+)/.exec(pathname) ?? [];
  const cityId = Number(searchParams.get("cityId"));
  const checkIn = searchParams.get("checkIn") as Day;
  const { url, method } = endpoints.searchProperties;
  const body = { searchCriteria: [{ lookupTypeId: 2, lookupId: [cityId] }], checkIn, checkOut: addDays(checkIn, 2) };
  const post = (path: string, payload: object) => dispatch({ method, path, headers, body: JSON.stringify(payload) });
  const found = await post(url, body);
  if (searchParams.has("flex")) {
    const choice = { kind: "days", days: Number(searchParams.get("flex")) };
    return (await post(endpoints.findFlexibleDates.url, { ...body, choice })).text;
  }
  if (searchParams.has("ids")) {
    const propertyIds = [Number(searchParams.get("ids"))];
    const payload = { propertyIds, checkIn, checkOut: body.checkOut };
    return (await post(endpoints.compareProperties.url, payload)).text;
  }
  if (!propertyId) return JSON.parse(found.text).properties.map(priceOf).join();
  const path = endpoints.getAvailability.url.replace(":propertyId", propertyId);
  const { text } = await dispatch({ method: "GET", path, headers });
  return `${JSON.parse(text).availableDates.length} nights`;
}
const priceOf = ({ priceDetail }: { priceDetail: { totalPrice: number } }) => priceDetail.totalPrice;

const results = (cityId: number, { checkIn } = stayIn(20)) => `/ar/chalets/search?cityId=${cityId}&checkIn=${checkIn}`;
const details = (cityId: number, id: number) => results(cityId).replace("chalets/search", `chalet/details/${id}`);

const raisePrice = ({ db }: FastifyInstance, id: number) =>
  db.update(properties).set({ weekdayPrice: 900_000, weekendPrice: 900_000 }).where(eq(properties.id, id));

test("a price that another process changed is on the next page, and pages of other cities stay", async () => {
  const [{ app, ask, keep, untilFollowed, rendered }, other] = [await aProcess(), await testApp()];
  const home = await aProperty(app.db, { cityId: 61 });
  await aProperty(app.db, { cityId: 62 });
  const [page, elsewhere] = [await keep(results(61)), await keep(results(62))];
  await raisePrice(other, home.id);
  await vi.waitFor(async () => expect(await ask(results(61))).not.toBe(page), soon);
  await untilFollowed(62);
  const before = rendered();
  expect([await ask(results(62)), rendered()]).toEqual([elsewhere, before]);
});

test("a booked home leaves the pages of its nights, and those of other nights stay", async () => {
  const { app, ask, keep, untilFollowed, rendered } = await aProcess();
  const home = await aProperty(app.db, { cityId: 63 });
  await keep(results(63));
  const later = await keep(results(63, stayIn(40)));
  await aClaim(app.db, home.id, stayIn(21));
  await vi.waitFor(async () => expect(await ask(results(63))).toBe(""), soon);
  await untilFollowed(63);
  const before = rendered();
  expect([await ask(results(63, stayIn(40))), rendered()]).toEqual([later, before]);
});

test("the page of a home shows a new booking of any night, and not those of its neighbours", async () => {
  const { app, ask, keep, untilFollowed, rendered } = await aProcess();
  const [home, neighbour] = [await aProperty(app.db, { cityId: 64 }), await aProperty(app.db, { cityId: 64 })];
  const page = await keep(details(64, home.id));
  await aClaim(app.db, neighbour.id, stayIn(100));
  await aClaim(app.db, home.id, stayIn(60));
  await vi.waitFor(async () => expect(await ask(details(64, home.id))).not.toBe(page), soon);
  const [cached, mark, before] = [await keep(details(64, home.id)), app.appliedChanges.mark(), rendered()];
  await aClaim(app.db, neighbour.id, stayIn(110));
  await vi.waitFor(() => expect(app.appliedChanges.mark()).toBeGreaterThan(mark), soon);
  await untilFollowed(64);
  expect([await ask(details(64, home.id)), rendered()]).toEqual([cached, before]);
});

test("a hold that ends frees its nights on pages, though nobody writes a row", async () => {
  const { app, ask, keep } = await aProcess();
  const home = await aProperty(app.db, { cityId: 65 });
  await aClaim(app.db, home.id, { ...stayIn(20), state: "held", expiresAt: new Date(Date.now() + 4_000) });
  const [list, page] = [await keep(results(65)), await keep(details(65, home.id))];
  expect(list).toBe("");
  await vi.waitFor(async () => expect(await ask(results(65))).not.toBe(""), soon);
  await vi.waitFor(async () => expect(await ask(details(65, home.id))).not.toBe(page), soon);
});

test("totals of flexible dates show a booking of any of their nights, and not of later ones", async () => {
  const { app, ask, keep, untilFollowed, rendered } = await aProcess();
  const home = await aProperty(app.db, { cityId: 67 });
  const flexible = `${results(67)}&flex=3`;
  const page = await keep(flexible);
  await aClaim(app.db, home.id, stayIn(24));
  await vi.waitFor(async () => expect(await ask(flexible)).not.toBe(page), soon);
  const [cached, mark, before] = [await keep(flexible), app.appliedChanges.mark(), rendered()];
  await aClaim(app.db, home.id, stayIn(26));
  await vi.waitFor(() => expect(app.appliedChanges.mark()).toBeGreaterThan(mark), soon);
  await untilFollowed(67);
  expect([await ask(flexible), rendered()]).toEqual([cached, before]);
});

test("a comparison shows a new price of its home", async () => {
  const { app, ask, keep } = await aProcess();
  const home = await aProperty(app.db, { cityId: 68 });
  const comparison = `${results(68).replace("/chalets/search", "/compare")}&ids=${home.id}`;
  const page = await keep(comparison);
  await raisePrice(app, home.id);
  await vi.waitFor(async () => expect(await ask(comparison)).not.toBe(page), soon);
});
