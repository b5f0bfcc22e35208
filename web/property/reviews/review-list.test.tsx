import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showProperty, someReviews } from "../property-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Asked = { body: Record<string, unknown>; answer: (status: number, body: unknown) => Promise<void> };
let asked: Asked[] = [];
let leave = async () => {};

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (status: number, said: unknown) =>
      act(async () => resolve(new Response(JSON.stringify(said), { status })));
    if (path.endsWith("/review/retrieve")) asked.push({ body: JSON.parse(body ?? "{}"), answer });
    return promise;
  });
  await import("./reviews-dialog.tsx");
  ({ leave } = await showProperty({ query: "modals=REVIEWS_MODAL" }));
  await act(async () => {});
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

test("the newest of all guests come first, and the next page is added without doubles", async () => {
  expect(asked[0]?.body).toMatchObject({ provider: "mabeet", sortBy: "Newest", travelType: null, pageSize: 10 });
  await asked[0]?.answer(200, someReviews([1, 2, 3], "cursor"));
  await press("Show more reviews");
  expect(asked[1]?.body.nextPageUrl).toBe("cursor");
  await asked[1]?.answer(200, someReviews([3, 4]));
  expect(shown()).toEqual(["1", "2", "3", "4"]);
  expect(dialog()?.textContent).toContain("You have read all reviews");
});

test("another order empties the list and begins with its first page", async () => {
  await asked[0]?.answer(200, someReviews([1, 2], "cursor"));
  await sortBy("LowestRating");
  expect(shown()).toEqual([]);
  expect(asked[1]?.body).toMatchObject({ sortBy: "LowestRating", nextPageUrl: null });
  await asked[1]?.answer(200, someReviews([9]));
  expect(shown()).toEqual(["9"]);
});

test("only families, and nobody wrote: that is said", async () => {
  await asked[0]?.answer(200, someReviews([1]));
  await press("Family");
  expect(asked[1]?.body.travelType).toBe("Family");
  await asked[1]?.answer(200, someReviews([]));
  expect(dialog()?.textContent).toContain("No reviews from these guests");
});

test("reviews that did not come can be asked for again; a next page that did not keeps the list", async () => {
  await asked[0]?.answer(500, {});
  await press("Try again");
  await asked[1]?.answer(200, someReviews([1, 2], "cursor"));
  await press("Show more reviews");
  await asked[2]?.answer(500, {});
  expect(shown()).toEqual(["1", "2"]);
  expect(button("Try again")).toBeTruthy();
});

test("Google's reviews have no traveller filter", async () => {
  await asked[0]?.answer(200, someReviews([1]));
  await press("Google");
  expect(asked[1]?.body.provider).toBe("google");
  expect(button("Family")).toBeUndefined();
});
