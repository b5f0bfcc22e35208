import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { someComparison, someHome } from "./compare-for-test.ts";
import ComparePage from "./compare-page.tsx";
import type { CompareData } from "./load-compare.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
const text = () => document.body.textContent ?? "";
const cells = (row: string) =>
  [...document.querySelectorAll(`[data-row="${row}"] td`)].map(({ textContent }) => textContent);
const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")].map(({ dataset }) => dataset.row);

beforeEach(() => {
  localStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

async function open(data: CompareData) {
  shown = await showPage(<ComparePage data={data} />, "/en/compare");
}

const price = (totalPrice: number) => ({
  ...{ totalPrice, originalPrice: totalPrice, nightlyPrice: totalPrice / 2, currency: "SAR" as const },
  discount: { percentage: 0, source: null },
});

test("the lowest price and the highest score are marked in words", async () => {
  const better = { averageRating: 9.2, reviewCount: 3, summary: { en: "", ar: "" } };
  await open(someComparison([someHome(7), someHome(8, { priceDetail: price(900), review: better })]));
  expect(cells("price").map((cell) => cell?.includes("Lowest price"))).toEqual([false, true]);
  expect(cells("review").map((cell) => cell?.includes("Highest score"))).toEqual([false, true]);
});

test("facts that differ are rows of the table; shared ones are folded below it", async () => {
  const pool = { id: 2, rank: 2, typeRank: 1 };
  const first = someHome(7);
  await open(someComparison([first, someHome(8, { size: 410, amenities: [...first.amenities, pool] })]));
  expect(rows()).toEqual([
    ...["price", "availability", "refund", "deposit", "see", "review", "between", "fromCentre"],
    ...["size", "amenities-2"],
  ]);
  expect(cells("amenities-2")).toEqual(["No", "Yes"]);
  expect(the("details summary").textContent).toBe("10 facts are the same in all of these homes");
  expect(the("details").textContent).toContain("Wi-Fi");
});

test("the refund is money with its deadline on the clock of the home", async () => {
  await open(
    someComparison([
      someHome(7),
      someHome(8, { policyTypeId: 1, refund: { back: 500, until: "2026-11-12T13:00:00.000Z", backLater: 0 } }),
      someHome(9, { policyTypeId: 2, refund: { back: 0, until: null, backLater: null } }),
      someHome(10, { refund: { back: 400, until: null, backLater: null } }),
    ]),
  );
  const moment = "Thursday 12 Nov 2026 4:00\u00a0PM";
  expect(cells("refund")).toEqual([
    `Free cancellationCancel until ${moment}: full refund of SAR\u00a01,000.00After that: SAR\u00a0500.00 back`,
    `Partly refundableCancel until ${moment}: SAR\u00a0500.00 backAfter that: no refund`,
    "Non-refundableNo refund if you cancel",
    "Free cancellationCancel before check-in: SAR\u00a0400.00 back",
  ]);
  expect(text()).not.toContain("Add a home");
});

test("a home that cannot be booked says why, and offers its nearest dates or its calendar", async () => {
  const none = { priceDetail: null, refund: null };
  const nearest = { checkIn: "2027-01-14", checkOut: "2027-01-16" };
  await open(
    someComparison([
      someHome(7, { ...none, refusal: { problem: "dates-taken", n: null, nearest } }),
      someHome(8, { ...none, refusal: { problem: "stay-too-short", n: 3, nearest: null } }),
      someHome(9, { ...none, refusal: { problem: "too-many-guests", n: 1, nearest: null } }),
    ]),
  );
  expect(cells("availability")).toEqual([
    "Not available on these datesNearest: 14 Jan to 16 Jan",
    "Minimum stay: 3 nightsSee its calendar",
    "Sleeps only 1See its calendar",
  ]);
  expect(the("[data-row=availability] td:nth-of-type(1) a").getAttribute("href")).toContain(
    "checkIn=14-01-2027&checkOut=16-01-2027",
  );
  expect(cells("price")).toEqual(Array(3).fill("No price for these dates"));
});

test("distances are approximate, between the homes and from a chosen place", async () => {
  const near = { latitude: 24.7, longitude: 46.7, name: "Grandmother" };
  await open(someComparison([someHome(7), someHome(8, { latitude: 24.72 })], { place: near }));
  expect(the("[data-row=fromPlace] th").textContent).toBe("From \u2068Grandmother\u2069");
  expect(cells("fromPlace")).toEqual(["Nearestless than 1 km", "about 2 km"]);
  expect(cells("between")).toEqual(["about 2 km from \u2068Home 8\u2069", "about 2 km from \u2068Home 7\u2069"]);
});

test("removing a home keeps dates and place in the address, and the browser keeps what is left", async () => {
  localStorage.setItem("COMPARE", "[7,8]");
  const near = { latitude: 24.7, longitude: 46.7 };
  await open(someComparison([someHome(7), someHome(8)], { place: near, party: { adults: 2, children: 1 } }));
  const link = the("a[aria-label='Remove Home 7 from the comparison']");
  const query = new URL(link.getAttribute("href") ?? "", "https://x").searchParams;
  expect([query.get("ids"), query.get("near"), query.get("adults"), query.get("children")]).toEqual([
    ...["8", "24.7,46.7", "2", "1"],
  ]);
  await act(async () => link.click());
  expect(localStorage.getItem("COMPARE")).toBe("[8]");
});

test("saved homes that are not compared yet can be added", async () => {
  localStorage.setItem("FAVOURITES", "[7,9]");
  await open(someComparison([someHome(7)]));
  expect(text()).toContain("Add at least one more home to compare.");
  const card = {
    ...{ id: 9, nameEn: "Home 9", nameAr: "بيت 9", images: [], placeholder: "", alt: { en: "", ar: "" } },
    ...{ priceDetail: price(700), isFree: true },
  };
  expect(network.last("/cards").body).toMatchObject({ propertyIds: [9] });
  await network.last("/cards").answer({ body: { properties: [card] } });
  expect(the("a[href*='ids=7%2C9']").textContent).toContain("Home 9");
});

test.each([
  [{ hasOtherDates: true }, "The dates in this link can’t be booked."],
  [{ ids: [7, 8, 99] }, "1 home in this link is not listed and isn’t shown."],
  [{ hasInvalid: true }, "Part of this link couldn’t be read"],
  [{ isTooMany: true }, "You can compare up to 4 homes, so the first 4 are shown."],
])("a link with %j is explained", async (given, notice) => {
  await open(someComparison([someHome(7), someHome(8)], given));
  expect(text()).toContain(notice);
});

test("an empty comparison shows how to begin, and the homes that were chosen in this browser", async () => {
  localStorage.setItem("COMPARE", "[7,8]");
  await open(someComparison([]));
  expect(text()).toContain("No homes to compare yet");
  expect(the("a[href*='ids=']").textContent).toBe("Compare the 2 homes you chose");
});
