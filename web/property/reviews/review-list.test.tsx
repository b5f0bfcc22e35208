import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dialogOpens, until } from "#web/ui/render-for-test.tsx";
import { showProperty, someReviews } from "../property-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Call = { body: Record<string, unknown>; answer: (status: number, answered: unknown) => Promise<void> };
let calls: Call[] = [];
let leave = async () => {};

beforeEach(async () => {
  calls = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (status: number, answered: unknown) =>
      act(async () => resolve(new Response(JSON.stringify(answered), { status })));
    if (path.endsWith("/review/retrieve")) calls.push({ body: JSON.parse(body ?? "{}"), answer });
    return promise;
  });
  ({ leave } = await showProperty({ query: "modals=REVIEWS_MODAL" }));
  await dialogOpens();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const shown = () =>
  [...document.querySelectorAll("[role=dialog] article")].map(
    ({ textContent }) => /Review (\d+)/.exec(textContent ?? "")?.[1],
  );
const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
const button = (words: string) =>
  [...(dialog()?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent?.includes(words));
const press = (words: string) => act(async () => button(words)?.click());

async function sortBy(value: string) {
  const select = dialog()?.querySelector("select");
  if (!select) throw new Error("There is nothing to sort by");
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

test("the newest reviews of all travellers come first, and the next page is added without duplicates", async () => {
  expect(calls[0]?.body).toMatchObject({ provider: "mabeet", sortBy: "Newest", travelType: null, pageSize: 10 });
  await calls[0]?.answer(200, someReviews([1, 2, 3], "cursor"));
  await press("Show more reviews");
  expect(calls[1]?.body.nextPageUrl).toBe("cursor");
  await calls[1]?.answer(200, someReviews([3, 4]));
  expect(shown()).toEqual(["1", "2", "3", "4"]);
  expect(dialog()?.textContent).toContain("You’ve seen all reviews");
});

test("another order empties the list and starts with its first page", async () => {
  await calls[0]?.answer(200, someReviews([1, 2], "cursor"));
  await sortBy("LowestRating");
  expect(shown()).toEqual([]);
  expect(calls[1]?.body).toMatchObject({ sortBy: "LowestRating", nextPageUrl: null });
  await calls[1]?.answer(200, someReviews([9]));
  expect(shown()).toEqual(["9"]);
});

test("reviews that are opened again start with the newest", async () => {
  await sortBy("LowestRating");
  await act(async () => dialog()?.querySelector<HTMLElement>("button[aria-label=Close]")?.click());
  await until(() => expect(dialog()).toBeNull());
  const opener = [...document.querySelectorAll("button")].find(({ textContent }) =>
    /^Show (all )?\d+ reviews?$/.test(textContent ?? ""),
  );
  await act(async () => opener?.click());
  await dialogOpens();
  expect(dialog()?.querySelector("select")?.value).toBe("Newest");
});

test("without a review of a family the filtered list shows a message", async () => {
  await calls[0]?.answer(200, someReviews([1]));
  await press("Family");
  expect(calls[1]?.body.travelType).toBe("Family");
  await calls[1]?.answer(200, someReviews([]));
  expect(dialog()?.textContent).toContain("No reviews from this traveller type");
});

test("reviews that failed to load can be requested again; a failed next page keeps the list", async () => {
  await calls[0]?.answer(500, {});
  await press("Try again");
  await calls[1]?.answer(200, someReviews([1, 2], "cursor"));
  await press("Show more reviews");
  await calls[2]?.answer(500, {});
  expect(shown()).toEqual(["1", "2"]);
  expect(button("Try again")).toBeTruthy();
});
