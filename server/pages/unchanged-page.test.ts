import { expect, test } from "vitest";
import { openAppliedChanges } from "#api/freshness/applied-changes.ts";
import { numberOfDay } from "#domain/stay/day.ts";
import { cachePages } from "./page-cache.ts";
import type { ApiText } from "./page-calls.ts";
import type { AnswerPage, PageVisit } from "./pages.ts";

const RESULTS = "http://mabeet-sa.localhost/ar/chalets/search?cityId=1";
const NOON = "2026-03-01T09:00:00Z";
const nights = { from: numberOfDay("2026-03-10"), to: numberOfDay("2026-03-11") };
const results: ApiText = {
  status: 200,
  text: "{}",
  cookies: [],
  shown: { properties: [{ cityId: 1, nights }], until: null },
};
const texts: ApiText = { status: 200, text: "{}", cookies: [], shown: { properties: [], until: null } };
/** An answer of which nobody says what it shows. */
const { shown: _, ...other } = texts;

/** Pages that contain the number of earlier renders. The feed is followed while `isFollowed`. */
function aPageServer(answers: readonly ApiText[], { began = NOON } = {}) {
  const feed = { isFollowed: true };
  const changes = openAppliedChanges();
  changes.follow(() => feed.isFollowed);
  let [time, rendered] = [0, 0];
  const answer: AnswerPage = async (_request, { dispatch }) => {
    for (const path of answers.keys()) await dispatch({ method: "GET", path: String(path), headers: {} });
    rendered += 1;
    return new Response(`page ${rendered}`, { headers: { "content-type": "text/html" } });
  };
  const pages = cachePages(answer, { timeScale: 1, answerParts: answer, changes, now: () => time });
  const ask = async (cookie = "") => {
    const dispatch: PageVisit["dispatch"] = async ({ path }) => answers[Number(path)] as ApiText;
    const now = new Date(Date.parse(began) + time);
    const visit = { nonce: "n0nce", running: [], now, dispatch } as unknown as PageVisit;
    return (await pages(new Request(RESULTS, { headers: { cookie } }), visit)).text();
  };
  return { ask, feed, changes, wait: (ms: number) => (time += ms) };
}

test("a page is shown for a minute while nothing that it shows changes", async () => {
  const { ask, changes, wait } = aPageServer([texts, results]);
  expect(await ask()).toBe("page 1");
  changes.add({ cityId: 2, propertyId: 20, nights: null });
  changes.add({ cityId: 1, propertyId: 10, nights: { from: nights.to + 1, to: nights.to + 9 } });
  wait(59_000);
  expect(await ask()).toBe("page 1");
  wait(1_000);
  expect(await ask()).toBe("page 2");
});

test("after a change guests get the new page as soon as the old one is three seconds old", async () => {
  const { ask, changes, wait } = aPageServer([results]);
  expect(await ask()).toBe("page 1");
  wait(30_000);
  expect(await ask()).toBe("page 1");
  changes.add({ cityId: 1, propertyId: 10, nights: { from: nights.from, to: nights.from } });
  expect(await ask()).toBe("page 2");
  changes.add({ cityId: 1, propertyId: 10, nights: null });
  wait(2_999);
  expect(await ask()).toBe("page 2");
  wait(1);
  expect(await ask()).toBe("page 3");
});

test("a change during a render counts, since the page may show the state before it", async () => {
  const server = aPageServer([results]);
  const page = server.ask();
  server.changes.add({ cityId: 1, propertyId: 10, nights: null });
  expect(await page).toBe("page 1");
  server.wait(3_000);
  expect(await server.ask()).toBe("page 2");
});

test("while it is unknown what changed, or what a page shows, no page is older than three seconds", async () => {
  const silent = aPageServer([results]);
  await silent.ask();
  silent.feed.isFollowed = false;
  silent.wait(3_000);
  expect(await silent.ask()).toBe("page 2");
  const unknown = aPageServer([results, other]);
  await unknown.ask();
  unknown.wait(3_000);
  expect(await unknown.ask()).toBe("page 2");
});

test("no page is kept beyond midnight in Riyadh, nor beyond a deadline that it shows", async () => {
  const evening = aPageServer([texts], { began: "2026-03-01T20:59:40Z" });
  await evening.ask();
  evening.wait(19_999);
  expect(await evening.ask()).toBe("page 1");
  evening.wait(1);
  expect(await evening.ask()).toBe("page 2");
  const until = Date.parse(NOON) + 10_000;
  const deadline = aPageServer([{ ...texts, shown: { properties: [], until } }]);
  await deadline.ask();
  deadline.wait(9_999);
  expect(await deadline.ask()).toBe("page 1");
  deadline.wait(1);
  expect(await deadline.ask()).toBe("page 2");
});
