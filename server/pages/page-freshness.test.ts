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
  /**
   * Whether a page stays in the cache while something changes that it does not show. On a busy machine the feed may
   * report an earlier change again, or be silent for a moment, and then the page is rendered once more: so it is tried
   * again with another change, and a page that every such change removes never stays.
   */
  const stays = async (url: string, cityId: number, change: (attempt: number) => Promise<unknown>) => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const [cached, mark, before] = [await keep(url), app.appliedChanges.mark(), rendered];
      await change(attempt);
      await vi.waitFor(() => expect(app.appliedChanges.mark()).toBeGreaterThan(mark), soon);
      await untilFollowed(cityId);
      if ((await ask(url)) === cached && rendered === before) return true;
    }
    return false;
  };
  return { app, ask, keep, stays };
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

const raisePrice = ({ db }: FastifyInstance, id: number, more = 0) =>
  db
    .update(properties)
    .set({ weekdayPrice: 900_000 + more, weekendPrice: 900_000 + more })
    .where(eq(properties.id, id));

test("a price that another process changed is on the next page, and pages of other cities stay", async () => {
  const [{ app, ask, keep, stays }, other] = [await aProcess(), await testApp()];
  const home = await aProperty(app.db, { cityId: 61 });
  await aProperty(app.db, { cityId: 62 });
  const page = await keep(results(61));
  expect(await stays(results(62), 62, (attempt) => raisePrice(other, home.id, attempt))).toBe(true);
  await vi.waitFor(async () => expect(await ask(results(61))).not.toBe(page), soon);
});

test("a booked home leaves the pages of its nights, and those of other nights stay", async () => {
  const { app, ask, keep, stays } = await aProcess();
  const home = await aProperty(app.db, { cityId: 63 });
  await keep(results(63));
  const book = (attempt: number) => aClaim(app.db, home.id, stayIn(21 + 2 * attempt));
  expect(await stays(results(63, stayIn(40)), 63, book)).toBe(true);
  await vi.waitFor(async () => expect(await ask(results(63))).toBe(""), soon);
});

test("the page of a home shows a new booking of any night, and not those of its neighbours", async () => {
  const { app, ask, keep, stays } = await aProcess();
  const [home, neighbour] = [await aProperty(app.db, { cityId: 64 }), await aProperty(app.db, { cityId: 64 })];
  const page = await keep(details(64, home.id));
  await aClaim(app.db, neighbour.id, stayIn(100));
  await aClaim(app.db, home.id, stayIn(60));
  await vi.waitFor(async () => expect(await ask(details(64, home.id))).not.toBe(page), soon);
  const bookNeighbour = (attempt: number) => aClaim(app.db, neighbour.id, stayIn(110 + 2 * attempt));
  expect(await stays(details(64, home.id), 64, bookNeighbour)).toBe(true);
});

test("a hold that ends frees its nights on pages, though nobody writes a row", async () => {
  const { app, ask, keep } = await aProcess();
  /** The pages of a home that is held for so long; on a busy machine a short hold ends before they are in the cache. */
  const keepHeld = async (seconds: number, cityId: number) => {
    const home = await aProperty(app.db, { cityId });
    await aClaim(app.db, home.id, { ...stayIn(20), state: "held", expiresAt: new Date(Date.now() + 1000 * seconds) });
    const [list, page] = [await keep(results(cityId)), await keep(details(cityId, home.id))];
    return { cityId, home, list, page };
  };
  let held = await keepHeld(4, 65);
  if (held.list !== "") held = await keepHeld(40, 66);
  const { cityId, home, list, page } = held;
  expect(list).toBe("");
  await vi.waitFor(async () => expect(await ask(results(cityId))).not.toBe(""), { ...soon, timeout: 60_000 });
  await vi.waitFor(async () => expect(await ask(details(cityId, home.id))).not.toBe(page), soon);
});

test("totals of flexible dates show a booking of any of their nights, and not of later ones", async () => {
  const { app, ask, keep, stays } = await aProcess();
  const home = await aProperty(app.db, { cityId: 67 });
  const flexible = `${results(67)}&flex=3`;
  const page = await keep(flexible);
  await aClaim(app.db, home.id, stayIn(24));
  await vi.waitFor(async () => expect(await ask(flexible)).not.toBe(page), soon);
  const bookLater = (attempt: number) => aClaim(app.db, home.id, stayIn(26 + 2 * attempt));
  expect(await stays(flexible, 67, bookLater)).toBe(true);
});

test("a comparison shows a new price of its home", async () => {
  const { app, ask, keep } = await aProcess();
  const home = await aProperty(app.db, { cityId: 68 });
  const comparison = `${results(68).replace("/chalets/search", "/compare")}&ids=${home.id}`;
  const page = await keep(comparison);
  await raisePrice(app, home.id);
  await vi.waitFor(async () => expect(await ask(comparison)).not.toBe(page), soon);
});
