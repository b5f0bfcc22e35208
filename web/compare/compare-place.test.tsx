// Loaded before, so that no test waits for a file.
import "./distance-picker.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FoundPlace, PlaceAnswer } from "#contract/search/place.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the, until } from "#web/ui/render-for-test.tsx";
import { someComparison, someHome } from "./compare-for-test.ts";
import ComparePage from "./compare-page.tsx";
import type { CompareData } from "./load-compare.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const riyadh = { kind: "city", id: 5, name: "Riyadh", cityId: 5, cityName: "Riyadh", isExact: false } as const;
const tower = { kind: "landmark", id: 502, name: "Kingdom Centre", cityId: 5, cityName: "Riyadh" } as const;
const offered: FoundPlace[] = [
  { ...tower, isExact: false, latitude: 24.711, longitude: 46.674 },
  { ...riyadh, latitude: 24.7136, longitude: 46.6753 },
];
const nowhere: PlaceAnswer = { places: [], point: null, isUnreadableLink: false };
let [answer, shown]: [PlaceAnswer | null, Awaited<ReturnType<typeof showPage>>] = [nowhere, undefined as never];
const text = () => document.body.textContent ?? "";
const queryOf = (address: string | null) => new URL(address ?? "", "https://x").searchParams;

beforeEach(() => {
  localStorage.clear();
  answer = nowhere;
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (!answer) throw new TypeError("Failed to fetch");
    return Response.json(answer);
  });
});
afterEach(async () => {
  await shown.leave();
  vi.restoreAllMocks();
});

async function open(given: Partial<CompareData>, query = "") {
  const data = someComparison([someHome(7), someHome(8)], { offered, ...given });
  shown = await showPage(<ComparePage data={data} />, `/en/compare?ids=7,8${query}`);
}

test("the chosen place is removed by a link that keeps homes, dates and guests", async () => {
  const place = { latitude: 24.711, longitude: 46.674, name: "Kingdom Centre" };
  await open({ place, party: { adults: 4, children: 0 } });
  const query = queryOf(the("a[aria-label='Remove Distances from Kingdom Centre']").getAttribute("href"));
  expect([query.get("ids"), query.get("adults"), query.get("near"), query.get("nearName")]).toEqual([
    ...["7,8", "4", null, null],
  ]);
  expect(query.get("checkIn")).toMatch(/^\d\d-\d\d-\d{4}$/);
});

test("a name that several places have leads to all of them", async () => {
  const places = offered.map((place, at) => ({ ...place, name: `Rayyan ${at}` }));
  await open({ typedPlace: { text: "rayyan", found: places, problem: null } });
  expect(text()).toContain("Which place do you mean by “\u2068rayyan\u2069”?");
  const links = [...document.querySelectorAll("section[aria-labelledby=typed-place] a")];
  expect(links.map(({ textContent }) => textContent)).toEqual(["\u2068Rayyan 0\u2069, \u2068Riyadh\u2069", "Rayyan 1"]);
  const query = queryOf(links[0]?.getAttribute("href") ?? null);
  expect([query.get("near"), query.get("nearName")]).toEqual(["24.711,46.674", "Rayyan 0"]);
});

test.each([
  ["none", "We found no place called “\u2068atlantis\u2069”."],
  ["unreadable", "This link doesn’t contain its location"],
  ["far", "more than 150 km"],
  ["failed", "We couldn’t search places just now."],
] as const)("a typed place with the problem %s is explained", async (problem, notice) => {
  await open({ typedPlace: { text: "atlantis", found: [], problem } });
  expect(the("[role=alert]").textContent).toContain(notice);
  expect(the<HTMLInputElement>("input[name=from]").defaultValue).toBe("atlantis");
});

test("a place in the link that cannot be read is explained", async () => {
  await open({ hasInvalidPlace: true });
  expect(text()).toContain("The place in this link couldn’t be read");
});

const shows = (wanted: string) =>
  until(() => {
    expect([...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent).join()).toContain(
      wanted,
    );
  });

async function type(typed: string) {
  const field = the<HTMLInputElement>("input[role=combobox]");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("landmarks of the compared city and all cities are offered before anything is typed", async () => {
  await open({}, "&modals=CITY_PICKER_MODAL");
  await shows("Kingdom CentreLandmark in Riyadh,RiyadhCity");
  await act(async () => the("[role=option]:first-child").click());
  await eventually(() => expect(queryOf(shown.at()).get("nearName")).toBe("Kingdom Centre"));
  expect(queryOf(shown.at()).get("modals")).toBeNull();
});

test("a home is found by its name, and without a connection the offered places still are", async () => {
  await open({}, "&modals=CITY_PICKER_MODAL");
  await shows("Kingdom Centre");
  const cabin = { kind: "property", id: 9, name: "Cloud Cabin", cityId: 4, cityName: "Taif", isExact: true } as const;
  answer = { ...nowhere, places: [{ ...cabin, latitude: 21.36, longitude: 40.28 }] };
  await type("cloud");
  await shows("Cloud CabinHome in Taif");
  answer = null;
  await type("riya");
  await shows("RiyadhCity");
  await eventually(() => expect(text()).toContain("We couldn’t search districts and homes."));
  await act(async () => the("button[aria-label='Clear']").click());
  await shows("Kingdom Centre");
  expect(document.activeElement?.getAttribute("role")).toBe("combobox");
});
