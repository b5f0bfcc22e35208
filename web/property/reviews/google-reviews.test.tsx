import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReviewAggregate, ReviewEntry } from "#contract/property/review.ts";
import { dialogOpens } from "#web/ui/render-for-test.tsx";
import { showProperty, someProperty, someReview, someReviews } from "../property-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Call = { provider: string; answer: (status: number, answered: unknown) => Promise<void> };
let calls: Call[] = [];
let leave = async () => {};

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (status: number, answered: unknown) =>
      act(async () => resolve(new Response(JSON.stringify(answered), { status })));
    if (path.endsWith("/review/retrieve")) calls.push({ provider: JSON.parse(body ?? "{}").provider, answer });
    return promise;
  });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

async function open(modal = "GOOGLE_REVIEWS_MODAL", given: Partial<typeof someProperty> = {}) {
  const property = { ...someProperty, ...given };
  ({ leave } = await showProperty({ data: { property }, query: `modals=${modal}` }));
  await dialogOpens();
}

const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
const button = (words: string) =>
  [...(dialog()?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent?.includes(words));
const press = (words: string) => act(async () => button(words)?.click());

const author = { url: "https://www.google.com/maps/contrib/1", photoUrl: "https://lh3.googleusercontent.com/a/1" };

function googleReview(given: Partial<ReviewEntry> = {}): ReviewEntry {
  const { reviewId: _, ...review } = someReview(1);
  const metric = { ...review.metric, rating: 4 };
  return {
    ...review,
    googleReviewId: "g1",
    authorProfile: author,
    checkoutPhrase: null,
    travelType: null,
    metric,
    ...given,
  };
}

const googlePage = (reviews: ReviewEntry[], reviewCount = 90): ReviewAggregate => ({
  ...someReviews([]),
  ...{ averageRating: reviewCount === 0 ? 0 : 4.4, reviewCount, subCategories: [], reviews },
  paging: { totalResults: reviews.length, nextPageUrl: null },
});

test("a guest who reads our reviews does not ask Google; one who opens its tab does", async () => {
  await open("REVIEWS_MODAL");
  await calls[0]?.answer(200, someReviews([1]));
  expect(calls.map(({ provider }) => provider)).toEqual(["mabeet"]);
  await press("Google Maps");
  expect(calls.map(({ provider }) => provider)).toEqual(["mabeet", "google"]);
});

test("Google's reviews carry its name, its score, who wrote them and their order, and nothing to sort or to go on", async () => {
  await open();
  await calls[0]?.answer(200, googlePage([googleReview()]));

  expect(dialog()?.textContent).toContain("Google Maps: 4.4 out of 5, 90 reviews");
  expect(dialog()?.textContent).toContain("Google chose these reviews");
  expect(dialog()?.querySelector("select")).toBeNull();
  for (const words of ["Family", "Show more reviews"]) expect(button(words)).toBeUndefined();
  const [link, picture] = [dialog()?.querySelector("article a"), dialog()?.querySelector("article img")];
  expect(link?.getAttribute("href")).toBe(author.url);
  expect(link?.getAttribute("rel")).toContain("noreferrer");
  expect(picture?.getAttribute("src")).toBe(author.photoUrl);
  expect(picture?.getAttribute("referrerpolicy")).toBe("no-referrer");
});

test("an author without a picture, or with one that does not load, has initials", async () => {
  await open();
  const none = googleReview({ googleReviewId: "g2", authorProfile: { url: null, photoUrl: null } });
  await calls[0]?.answer(200, googlePage([googleReview(), none]));
  expect(dialog()?.querySelectorAll("article img")).toHaveLength(1);
  await act(async () => dialog()?.querySelector("article img")?.dispatchEvent(new Event("error")));
  expect(dialog()?.querySelector("article img")).toBeNull();
  expect(dialog()?.querySelectorAll("article a")).toHaveLength(1);
});

test("while Google does not answer the guest reads a plain sentence, can try again, and reads our reviews", async () => {
  await open();
  await calls[0]?.answer(503, { error: { code: 1004 } });
  expect(dialog()?.textContent).toContain("Google’s reviews aren’t available right now");
  await press("Try again");
  await calls[1]?.answer(503, { error: { code: 1004 } });
  await press("guests");
  await calls[2]?.answer(200, someReviews([7]));
  expect(dialog()?.textContent).toContain("Review 7");
});

test("a home that nobody reviewed at Google says so", async () => {
  await open("GOOGLE_REVIEWS_MODAL", { review: { ...someProperty.review, averageRating: 0, reviewCount: 0 } });
  await calls[0]?.answer(200, googlePage([], 0));
  expect(dialog()?.textContent).toContain("No reviews on Google yet");
});

test("a link to reviews of Google opens ours for a home that has none there", async () => {
  await open("GOOGLE_REVIEWS_MODAL", { hasGoogleReviews: false });
  expect(calls.map(({ provider }) => provider)).toEqual(["mabeet"]);
});
