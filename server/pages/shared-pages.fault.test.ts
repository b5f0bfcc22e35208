import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aLookup } from "#api/testing/builders/a-lookup.ts";
import { aMember } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { buildPages } from "#server/build/build-pages.ts";
import { startRenderer } from "#server/render/renderer.ts";
import { ROOT } from "#server/root.ts";
import { builtFiles } from "./built-pages.ts";
import { cachePages } from "./page-cache.ts";
import { type AnswerPage, pages } from "./pages.ts";

/** The bar of a held stay; scripts name the attribute without a value. */
const HOLD = 'data-hold="';
let booking: BookingApp;
let member: string;
let holder: string;
let propertyId = 0;
let isCached = false;
let sharedRenders = 0;
/** Calls whose answers do not say which homes they show. */
const unknown: string[] = [];

beforeAll(async () => {
  await buildPages({ root: ROOT });
  const renderer = await startRenderer({ files: builtFiles(join(ROOT, "build")), onFault: console.error });
  const counted: AnswerPage = (request, visit) => {
    if (visit.output?.kind === "shared") sharedRenders += 1;
    const dispatch: typeof visit.dispatch = async (call) => {
      const answered = await visit.dispatch(call);
      if (!answered.shown) unknown.push(call.path);
      return answered;
    };
    return renderer.answer(request, { ...visit, dispatch });
  };
  // The time stands still, so that no page of the cache expires.
  const cached = cachePages(counted, { timeScale: 1, answerParts: renderer.answer, now: () => 0 });
  booking = await aBookingApp({
    prepare: async (app) => {
      app.addHook("onClose", () => renderer.close());
      const answer: AnswerPage = (request, visit) => (isCached ? cached : renderer.answer)(request, visit);
      await app.register(pages, { settings: app.settings, answer });
    },
  });
  const { guest, property } = await booking.readyGuest();
  await aLookup(booking.app.db, { lookupTypeId: 2, id: property.cityId });
  propertyId = property.id;
  holder = guest.cookie();
  member = (await aMember(booking.app)).cookie();
}, 300_000);
afterAll(() => booking.sandbox.stop());

async function ask(path: string, cookie: string): Promise<string> {
  const { statusCode, body } = await booking.app.inject({
    url: path,
    headers: { host: "mabeet-sa.localhost", cookie },
  });
  expect(statusCode).toBe(200);
  return body;
}

/** What a browser shows and hydrates: the page without its scripts, its nonces and the seconds that are left. */
function shown(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/\d\d:\d\d/g, "00:00");
}

const own = (path: string, cookie: string) => {
  isCached = false;
  return ask(path, cookie);
};
const shared = (path: string, cookie: string) => {
  isCached = true;
  return ask(path, cookie);
};

const cases = ["en", "ar"].flatMap((language) =>
  ["/chalets-home", "/mweb/chalets/home", "/chalets/search?cityId=5", "/terms"].map((path) => `/${language}${path}`),
);

test.each(cases)("a member reads the same page at %s, shared or not", async (path) => {
  const [mine, everybodys] = [await own(path, member), await shared(path, member)];
  expect(mine).toContain('data-account-button="');
  expect(shown(everybodys)).toBe(shown(mine));
});

test.each(cases)("a guest with a cart reads the same page at %s, shared or not", async (path) => {
  const [mine, everybodys] = [await own(path, holder), await shared(path, holder)];
  expect(mine).toContain(HOLD);
  expect(shown(everybodys)).toBe(shown(mine));
  expect(everybodys).not.toContain('data-account-button="');
});

test("members and guests with a cart shared one render of each page", () => {
  expect(sharedRenders).toBe(cases.length);
});

test("a member without a hold reads the same page of a property, shared or not", async () => {
  const path = `/en/chalet/details/${propertyId}`;
  const [mine, everybodys] = [await own(path, member), await shared(path, member)];
  expect(shown(everybodys)).toBe(shown(mine));
});

test("a guest who holds a stay has a property's page of their own", async () => {
  const before = sharedRenders;
  const path = `/ar/chalet/details/${propertyId}`;
  const pages = [await shared(path, member), await shared(path, holder)];
  expect(sharedRenders).toBe(before + 1);
  expect(pages.map((page) => page.includes(HOLD))).toEqual([false, true]);
});

test("all that browsing guests read says which homes it shows, so that their pages live until one of them changes", async () => {
  // The other stay is held.
  const dates = `checkIn=${addDays(booking.stay.checkIn, 30)}&checkOut=${addDays(booking.stay.checkOut, 30)}`;
  const results = `/en/chalets/search?cityId=5&${dates}`;
  unknown.length = 0;
  for (const path of ["/en/terms", "/en/chalets-home", results, `${results}&sortBy=price`]) await shared(path, "");
  await shared(`/en/chalet/details/${propertyId}?${dates}`, "");
  expect(unknown).toEqual([]);
});
