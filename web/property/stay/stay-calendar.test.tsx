// Loaded before, so that no test waits for a file.
import "./stay-calendar.tsx";
import { act } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { showProperty, someProperty } from "../property-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = async () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T09:00:00Z") });
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  setFitsTwoMonths(true);
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setFitsTwoMonths(matches: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches, addEventListener() {}, removeEventListener() {} }));
}

async function show(...given: Parameters<typeof showProperty>) {
  const shown = await showProperty(...given);
  leave = shown.leave;
  await eventually(() => act(async () => the('#dates [data-day="2026-12-10"]')));
  return shown;
}
const day = (date: string) => the(`#dates [data-day="${date}"]`);
const tap = (date: string) => act(async () => day(date).click());
const clearButton = () =>
  [...the("#dates").querySelectorAll("button")].find(({ textContent }) => textContent === "Clear dates");
const noDates = { query: "", data: { stay: null, quote: null } };

test("free nights show their price, booked ones are struck through, and the calendar is always open", async () => {
  await show(noDates);
  expect(day("2026-12-14").textContent).toContain("1,150");
  expect(day("2026-12-18").dataset.state).toBe("blocked");
});

test("two taps choose the stay of the price card", async () => {
  const { router } = await show(noDates);
  await tap("2026-12-14");
  expect(router.state.location.search).not.toContain("checkIn");
  await tap("2026-12-16");
  expect(router.state.location.search).toBe("?checkIn=14-12-2026&checkOut=16-12-2026");
  expect(the("#price").textContent).toContain("14 Dec 2026");
});

test("a booked night between two free ones is refused, and the first day stays chosen", async () => {
  const { router } = await show(noDates);
  await tap("2026-12-10");
  await tap("2026-12-15");
  expect(router.state.location.search).not.toContain("checkIn");
  expect(day("2026-12-10").dataset.state).toBe("start");
});

test("the stay of the URL is marked, and clearing it leaves the property without dates", async () => {
  const { router } = await show();
  expect(day("2026-12-10").dataset.state).toBe("start");
  expect(day("2026-12-12").dataset.state).toBe("end");
  await act(async () => clearButton()?.click());
  expect(router.state.location.search).not.toContain("checkIn");
  expect(the("#price").textContent).toContain("Choose your dates");
});

test.each([
  { which: "another day", first: "2026-12-14", last: "2026-12-16", query: "?checkIn=14-12-2026&checkOut=16-12-2026" },
  { which: "the same days", first: "2026-12-10", last: "2026-12-12", query: "?checkIn=10-12-2026&checkOut=12-12-2026" },
])("a guest who clears the dates and chooses $which at once loses no tap", async ({ first, last, query }) => {
  const { router } = await show();
  await act(async () => {
    // A browser shows the cleared calendar between two presses, before the URL has changed.
    flushSync(() => clearButton()?.click());
    day(first).click();
  });
  expect(router.state.location.search).not.toContain("checkIn");
  await tap(last);
  expect(router.state.location.search).toBe(query);
});

test("clearing the dates also discards a stay of which one day is chosen", async () => {
  await show();
  await tap("2026-12-14");
  await act(async () => clearButton()?.click());
  expect(document.querySelector("#dates [data-state=start]")).toBeNull();
});

test("a property without free nights shows a calendar in which nothing can be chosen", async () => {
  const availability = { availableDates: [], nightly: [], asOf: "2026-11-15T09:00:00.000Z" };
  await show({ query: "", data: { stay: null, quote: null, availability } });
  expect(document.querySelector("#dates [data-day]:not([aria-disabled=true])")).toBeNull();
});

test("a property whose nights failed to load has no calendar", async () => {
  const shown = await showProperty({ data: { availability: null } });
  leave = shown.leave;
  expect(document.getElementById("dates")).toBeNull();
});

test.each([
  { fitsTwo: true, months: 2 },
  { fitsTwo: false, months: 1 },
])("the calendar shows $months months (space for two: $fitsTwo)", async ({ fitsTwo, months }) => {
  setFitsTwoMonths(fitsTwo);
  await show();
  expect(document.querySelectorAll("#dates .month-grid")).toHaveLength(months);
});

test("the calendar offers no stay that the host's rules refuse, and says why", async () => {
  const availableDates = [10, 11, 12, 13, 14].map((dayOfMonth) => `2026-12-${dayOfMonth}`);
  const availability = { availableDates, nightly: [], asOf: "2026-11-15T09:00:00.000Z" };
  const anyStay = { minStayArrival: 1, closedToArrival: false, closedToDeparture: false };
  const bookingRules = [{ ...anyStay, from: "2026-11-15", to: "9999-12-31", maxNights: 2 }];
  const nightlyRules = [{ ...anyStay, from: "2026-12-10", to: "2026-12-10", minStayArrival: 2 }];
  const { router } = await show({
    ...noDates,
    data: {
      ...noDates.data,
      property: { ...someProperty, nightlyRules },
      availability: { ...availability, bookingRules },
    },
  });
  await tap("2026-12-10");
  expect(day("2026-12-11").dataset.state).toBe("too-short");
  expect(day("2026-12-11").textContent).toContain("Minimum stay: 2 nights");
  expect(day("2026-12-13").dataset.state).toBe("too-long");
  expect(day("2026-12-13").textContent).toContain("Maximum stay: 2 nights");
  await tap("2026-12-13");
  expect(router.state.location.search).not.toContain("checkIn");
  expect(document.body.textContent).toContain("Maximum stay: 2 nights");
});
