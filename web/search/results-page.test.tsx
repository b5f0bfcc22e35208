import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { the } from "#web/ui/render-for-test.tsx";
import { loadInBrowser } from "./load/load-in-browser.ts";
import { freshQuery, openResults, settle, until } from "./open-results-for-test.tsx";
import { answerCalls, api } from "./search-api-for-test.ts";
import { session } from "./state/search-session.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  api.calls = [];
  api.isHeld = false;
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => answerCalls(path, init));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("960"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const shown = () => [...document.querySelectorAll<HTMLElement>("article")].map((each) => Number(each.dataset.property));
const first = () => shown()[0];
const at = ({ state }: { state: { location: { search: string } } }) => state.location.search;
/** What a screen reader announces. */
const status = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
const moreButton = () =>
  [...document.querySelectorAll("a")].find(({ rel, textContent }) => rel === "next" && textContent);

async function press(element: Element | undefined) {
  await act(async () =>
    element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 })),
  );
  await settle();
}

/** Answers the call with this number, once it was made. */
async function answer(number: number, status = 200) {
  await until(() => expect(api.calls.length).toBeGreaterThanOrEqual(number));
  await api.calls[number - 1]?.answer(status);
}

test("a search shows its skeleton, then its properties; sorting is a step within it", async () => {
  api.isHeld = true;
  const query = freshQuery();
  const { go, router, leave } = await openResults(query);
  await until(() => expect(the("h1").textContent).toContain("Looking for homes"));
  await answer(1);
  await until(() => expect(first()).toBe(100));
  expect(the("h1").textContent).toBe("24 homes in Riyadh");

  await go(`/en/chalets/search?${query}&sortBy=price-asc`);
  await until(() => expect(document.querySelector('[role="progressbar"]')).not.toBe(null));
  expect(first()).toBe(100);
  await answer(2);
  await until(() => expect(first()).toBe(200));
  expect(api.calls[1]?.path).toContain("advance-search");
  expect(api.calls[1]?.body.searchPayload).toMatchObject({ searchCriteria: [{ lookupTypeId: 2, lookupId: [5] }] });
  expect(at(router)).toContain("sortBy=price-asc");
  expect(document.body.textContent).toContain("Results updated: 24 homes in Riyadh");
  await leave();
});

test("late hydration does not replace a newer search", async () => {
  const query = freshQuery();
  const { leave } = await openResults(query);
  const old = session.shown?.data;
  if (!old?.found) throw new Error("nothing was found");
  await leave();

  api.isHeld = true;
  const newer = await loadInBrowser(new URL(`http://here/en/chalets/search?${freshQuery()}`), "en");
  const late = await openResults(query, { search: 0, results: { ...old, found: { ...old.found } } });
  await answer(api.calls.length);
  expect((await newer.results).found?.totalCount).toBe(24);
  await late.leave();
});

test("of two quick changes only the last answer is shown, and the first call is cancelled", async () => {
  const query = freshQuery();
  const { go, router, leave } = await openResults(query);
  await until(() => expect(first()).toBe(100));
  api.isHeld = true;
  await go(`/en/chalets/search?${query}&sortBy=price-asc`);
  await until(() => expect(api.calls).toHaveLength(2));
  await go(`/en/chalets/search?${query}&sortBy=rating-desc`);
  await answer(3);
  await until(() => expect(first()).toBe(300));
  expect(api.calls[1]?.isEnded()).toBe(true);
  await answer(2);
  expect(first()).toBe(300);
  expect(at(router)).toContain("rating-desc");
  await leave();
});

test("a step that fails keeps the list, restores the URL and shows a message", async () => {
  const query = freshQuery();
  const { go, router, leave } = await openResults(query);
  await until(() => expect(first()).toBe(100));
  api.isHeld = true;
  await go(`/en/chalets/search?${query}&sortBy=price-asc`);
  await answer(2, 500);
  await until(() => expect(document.body.textContent).toContain("Something went wrong. Please try again."));
  expect(at(router)).toBe(`?${query}`);
  expect(first()).toBe(100);
  expect(api.calls).toHaveLength(2);
  await leave();
});

test("Back shows the cached list without a call", async () => {
  const query = freshQuery();
  const { go, leave } = await openResults(query);
  await until(() => expect(first()).toBe(100));
  await go(`/en/chalets/search?${query}&sortBy=price-asc`);
  await until(() => expect(first()).toBe(200));
  await go("/away");
  await until(() => expect(first()).toBe(undefined));
  const before = api.calls.length;
  await go(-1);
  await until(() => expect(first()).toBe(200));
  await go(-1);
  await until(() => expect(first()).toBe(100));
  expect(api.calls).toHaveLength(before);
  await leave();
});

test("pages are appended, and the page says where the guest is; a failed one can be requested again", async () => {
  const query = freshQuery();
  const { router, leave } = await openResults(query);
  await until(() => expect(shown()).toHaveLength(10));
  expect(status()).toContain("1–10 of 24 homes");
  await press(moreButton());
  await until(() => expect(shown()).toHaveLength(20));
  expect(at(router)).toContain("pageNo=2");
  expect(status()).toContain("1–20 of 24 homes");
  api.isHeld = true;
  await press(moreButton());
  await answer(3, 503);
  await until(() => expect(moreButton()?.textContent).toBe("Try again"));
  expect(shown()).toHaveLength(20);
  expect(at(router)).toContain("pageNo=2");
  api.isHeld = false;
  await press(moreButton());
  await until(() => expect(shown()).toHaveLength(24));
  expect(document.body.textContent).toContain("You have seen all results");
  await leave();
});

test("a link to page 2 shows pages 1 and 2", async () => {
  const { leave } = await openResults(`${freshQuery()}&pageNo=2`);
  await until(() => expect(shown()).toHaveLength(20));
  expect(first()).toBe(100);
  await leave();
});

test("Back from a home shows every page that was appended, without a call", async () => {
  const query = freshQuery();
  const { go, leave } = await openResults(query);
  await until(() => expect(shown()).toHaveLength(10));
  await press(moreButton());
  await until(() => expect(shown()).toHaveLength(20));
  await go("/away");
  const before = api.calls.length;
  await go(-1);
  await until(() => expect(shown()).toHaveLength(20));
  expect(api.calls).toHaveLength(before);
  await leave();
});

test("a page that came for visitors without scripts grows by those before it where scripts run", async () => {
  const query = `${freshQuery()}&pageNo=2`;
  const { leave } = await openResults(query);
  const whole = session.shown?.data;
  if (!whole?.found) throw new Error("nothing was found");
  await leave();
  const found = { ...whole.found, properties: whole.found.properties.slice(10) };
  const results = { ...whole, shape: "pages" as const, found };
  const again = await openResults(query, { search: 0, results });
  await until(() => expect(shown()).toHaveLength(20));
  expect(first()).toBe(100);
  await again.leave();
});

test("a sort cancels a page that is loading, and no page is requested during a sort", async () => {
  const query = freshQuery();
  const { go, router, leave } = await openResults(query);
  await until(() => expect(shown()).toHaveLength(10));
  api.isHeld = true;
  await press(moreButton());
  await until(() => expect(api.calls).toHaveLength(2));
  await go(`/en/chalets/search?${query}&sortBy=price-asc`);
  await until(() => expect(api.calls).toHaveLength(3));
  expect(api.calls[1]?.isEnded()).toBe(true);
  await press(moreButton());
  await answer(3);
  await until(() => expect(shown()).toEqual(Array.from({ length: 10 }, (_, index) => 200 + index)));
  expect(api.calls).toHaveLength(3);
  expect(at(router)).not.toContain("pageNo");
  await leave();
});

test("a search that fails offers a retry and keeps its URL", async () => {
  api.isHeld = true;
  const query = freshQuery();
  const { router, leave } = await openResults(query);
  await answer(1, 503);
  await until(() => expect(the("h1").textContent).toBe("We couldn’t load the results"));
  expect(at(router)).toBe(`?${query}`);
  api.isHeld = false;
  await press([...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again"));
  await until(() => expect(first()).toBe(100));
  await leave();
});
