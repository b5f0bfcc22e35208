import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { spaces } from "#domain/lookup/spaces.ts";
import { problems } from "#domain/problem/problems.ts";
import { problemBody } from "#web/lib/api/held-network-for-test.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import type { QuoteProblem } from "./data/quote-result.ts";
import { showProperty, somePrice, someProperty } from "./property-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Answer = { status?: number; body: unknown };
type Call = { path: string; body: Record<string, unknown> | undefined; answer: (answer: Answer) => Promise<void> };

let calls: Call[] = [];
let leave = async () => {};

/** The network: every call waits until the test answers it. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date("2026-11-15T09:00:00Z") });
  calls = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = ({ status = 200, body: answered }: Answer) =>
      act(async () => resolve(new Response(JSON.stringify(answered), { status })));
    calls.push({ path: String(path), body: body ? JSON.parse(body) : undefined, answer });
    return promise;
  });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(...given: Parameters<typeof showProperty>) {
  const shown = await showProperty(...given);
  leave = shown.leave;
  return shown;
}

const quotes = () => calls.filter(({ path }) => path.endsWith("/prices-policies"));
const text = (selector: string) => the(selector).textContent?.replaceAll(/\s+/g, " ") ?? "";
const button = (words: string | RegExp) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.match(words));
  if (!found) throw new Error(`No button says ${words}`);
  return found;
};
const press = (words: string | RegExp) => act(async () => button(words).click());
const refusal = (problem: QuoteProblem, details: object = {}) => ({
  kind: "refused" as const,
  problem,
  code: problems[problem].code,
  n: (details as { n?: number }).n ?? null,
});

test("a home by the sea with few beds tells its beds, who sleeps there and how many it hosts by day", async () => {
  const beds = [
    { descriptionEn: "King bed", descriptionAr: "سرير كينج" },
    { descriptionEn: "Bunk beds", descriptionAr: "أسرّة بطابقين" },
  ];
  const bedrooms = { spaceCategoryId: spaces.BEDROOM, count: 2, details: beds, images: [], media: [] };
  await show({ data: { property: { ...someProperty, isBySea: true, spaces: [bedrooms] } } });
  const facts = text('section[aria-label="At a glance"]');
  expect(facts).toContain("Bedroom 1: King bed");
  for (const fact of ["Sleeps 4", "Day visits: up to 12 guests", "By the sea", "Bedroom 2: Bunk beds"]) {
    expect(facts).toContain(fact);
  }
});

test("dates of a link that have passed are said to be gone", async () => {
  await show({ query: "checkIn=01-01-2020&checkOut=02-01-2020", data: { stay: null, quote: null } });
  expect(text("#price")).toContain("The dates in this link can’t be booked.");
});

test("a guest with dates reads the total, its parts, the separate deposit and the last free minute", async () => {
  await show();
  const price = text("#price");
  expect(price).toContain("SAR 2,300.00");
  expect(price).toContain("for 2 nights");
  expect(price).toContain("Host discount (20%)");
  expect(price).toContain("VAT (15%)");
  expect(price).toContain("Refundable deposit, paid at check-inSAR 500.00");
  expect(price).toContain("Free cancellation until 08 Dec 2026 4:00 AM");
  expect(quotes()).toHaveLength(0);
});

test("the A/B test without original prices shows neither the old price nor a percentage badge", async () => {
  await show({ experiments: { isPriceSlashHidden: true } });
  expect(the("#price").querySelector("del")).toBeNull();
});

test("without dates a guest sees the lowest nightly price, and that they must choose dates", async () => {
  await show({ query: "", data: { stay: null, quote: null } });
  expect(text("#price")).toContain("from SAR 1,150 a night");
  expect(button("Choose dates")).toBeTruthy();
});

test("a property without free nights shows a message", async () => {
  const availability = { availableDates: [], nightly: [], asOf: "2026-11-15T09:00:00.000Z" };
  await show({ query: "", data: { stay: null, quote: null, availability } });
  expect(text("#price")).toContain("Fully booked");
});

test("for booked nights the page links to the nearest free ones of the same property", async () => {
  await show({ data: { quote: refusal("dates-taken") } });
  expect(text("#price")).toContain("These nights aren’t available");
  const links = [...the("#price").querySelectorAll("a")].map(({ href }) => href);
  expect(links.some((href) => href.includes("checkIn=14-12-2026&checkOut=16-12-2026"))).toBe(true);
});

test("for a stay that is too short the page shows the minimum", async () => {
  await show({ data: { quote: refusal("stay-too-short", { n: 3 }) } });
  expect(text("#price")).toContain("Minimum stay on these dates: 3 nights");
});

test("one press reduces too many guests to the capacity of the property", async () => {
  const { router } = await show({
    query: "checkIn=10-12-2026&checkOut=12-12-2026&guestCount=40",
    data: { guestCount: 40, quote: refusal("too-many-guests", { n: 12 }) },
  });
  await press("Continue with 12 guests");
  expect(router.state.location.search).toContain("adults=12");
  expect(quotes().at(-1)?.body).toEqual({
    propertyId: 7,
    checkIn: "2026-12-10",
    checkOut: "2026-12-12",
    guestCount: 12,
  });
  await quotes()
    .at(-1)
    ?.answer({ body: { unitPriceDetails: somePrice() } });
  expect(text("#price")).toContain("SAR 2,300.00");
});

test("a price that failed to load can be requested again", async () => {
  await show({ data: { quote: { kind: "failed" } } });
  expect(text("#price")).toContain("We couldn’t load the price");
  await press("Try again");
  await quotes()[0]?.answer({ body: { unitPriceDetails: somePrice() } });
  expect(text("#price")).toContain("SAR 2,300.00");
});

test("an expired quote is renewed, and a new price is shown with the old one", async () => {
  await show();
  await act(async () => vi.advanceTimersByTime(15 * 60_000 + 1_000));
  await quotes()[0]?.answer({ body: { unitPriceDetails: somePrice(2_400) } });
  expect(text("#price")).toContain("went up from SAR 2,300.00 to SAR 2,400.00");
});

test("a property that is booked while its page is open shows a message, with nights loaded again", async () => {
  await show();
  await act(async () => vi.advanceTimersByTime(16 * 60_000));
  await quotes()[0]?.answer({
    status: 409,
    body: problemBody("dates-taken"),
  });
  expect(text("#price")).toContain("These nights aren’t available");
  expect(calls.some(({ path }) => path.endsWith("/availability"))).toBe(true);
});

test("of two quick changes only the last answer is shown, and the first is no failure", async () => {
  await show();
  const more = the("button[aria-label='Increase Guests']");
  await act(async () => more.click());
  await act(async () => more.click());
  const [first, second] = quotes();
  expect([first?.body?.guestCount, second?.body?.guestCount]).toEqual([3, 4]);
  await first?.answer({ body: { unitPriceDetails: somePrice(1) } });
  expect(text("#price")).not.toContain("We couldn’t load the price");
  await second?.answer({ body: { unitPriceDetails: somePrice(9_999) } });
  expect(text("#price")).toContain("SAR 9,999.00");
});

test("sections are in the default order, and in the other one while the A/B test runs", async () => {
  const order = () => [...document.querySelectorAll("main section[id], section[id]")].map(({ id }) => id).join(" ");
  await show();
  expect(order()).toBe("about price spaces amenities dates rules policy map info host reviews loyalty");
  await leave();
  await show({ experiments: { shuffleDetails: true } });
  expect(order()).toBe("price dates about reviews policy amenities spaces rules map info host loyalty");
});

test("a section without data is not rendered", async () => {
  const bare = {
    ...someProperty,
    spaces: [],
    amenityTypes: [],
    additionalInfo: [],
    descriptionEn: "",
    descriptionAr: "",
  };
  await show({ data: { property: bare } });
  for (const id of ["spaces", "amenities", "info", "about"]) expect(document.getElementById(id)).toBeNull();
});

test("the page has the score of our guests and only offers reviews of Google", async () => {
  await show();
  expect(text("#reviews")).toContain("8.6 out of 10, 12 reviews");
  expect(text("#reviews")).toContain("Show Google reviews");
  expect(document.body.textContent).not.toContain("out of 5,");
});

test("a home that Google does not know has no word about Google", async () => {
  await show({ data: { property: { ...someProperty, hasGoogleReviews: false } } });
  expect(document.body.textContent).not.toContain("Google");
});

test("structured data has our own rating only, and the price on the page", async () => {
  await show();
  const blocks = [...document.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
  const rental = blocks.flatMap((block) => block["@graph"]).find((thing) => thing["@type"] === "VacationRental");
  expect(rental).toMatchObject({
    aggregateRating: { ratingValue: 8.6, bestRating: 10, reviewCount: 12 },
    makesOffer: { price: "2300.00", priceCurrency: "SAR" },
    containsPlace: { occupancy: { maxValue: 12 }, numberOfBathroomsTotal: 2 },
  });
});

test("data of the page is not requested again, and more reviews load only when a guest opens them", async () => {
  const paths = () => calls.map(({ path }) => path).filter((path) => !path.startsWith("/api/loyalty/"));
  await import("./reviews/reviews-dialog.tsx");
  const { router } = await show();
  expect(paths()).toEqual([]);
  await act(async () => router.navigate("?checkIn=10-12-2026&checkOut=12-12-2026&modals=REVIEWS_MODAL"));
  await act(async () => eventually(() => expect(paths()).toEqual(["/api/review/retrieve"])));
});

test("a guest who leaves while a price loads sees no failure", async () => {
  await show();
  await act(async () => the("button[aria-label='Increase Guests']").click());
  const complained = vi.spyOn(console, "error");
  await leave();
  await quotes()[0]?.answer({ status: 500, body: {} });
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test("the page tells who the host is and that the phone number comes later", async () => {
  await show();
  const section = document.querySelector("#host")?.textContent ?? "";
  expect(section).toContain("Noura");
  expect(section).toContain("Hosting since 2021");
  expect(section).toContain("Usually replies within an hour");
  expect(section).toContain("Speaks Arabic, English");
  expect(section).toContain("4 homes on our site");
});
