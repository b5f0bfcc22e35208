import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LookupItem } from "#contract/site/lookup.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { saveProperty } from "#web/saved-lists/saved-lists.ts";
import { storeSearch } from "#web/search-box/last-search.ts";
import { storeRecent } from "#web/shared/recent/recent-properties.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { OwnThings } from "./own-things.tsx";
import { reserveScript } from "./own-things-known.ts";

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7) };
const cities: LookupItem[] = [{ id: 5, lookupTypeId: 2, value: "Taif", rank: 1 }];
const home = (id: number) => ({
  id,
  nameEn: `Home ${id}`,
  nameAr: `بيت ${id}`,
  picture: `/img/1/${id}/a-960.avif`,
  cityId: 5,
});

let leave: (() => Promise<void>) | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await leave?.();
  leave = undefined;
});

const block = () => document.querySelector<HTMLElement>("section[aria-labelledby=own-things-title]");
const links = () => [...document.querySelectorAll<HTMLAnchorElement>("section a")];

async function show(options: Parameters<typeof showPage>[2] = {}) {
  ({ leave } = await showPage(<OwnThings cities={cities} />, "/en/chalets-home", options));
}

test("a guest who comes for the first time sees no block of their own", async () => {
  await show();
  expect([block()?.hidden, links()]).toEqual([true, []]);
});

test("the last search, homes viewed and the saved homes are offered in this order", async () => {
  storeSearch(localStorage, { cityId: 5, stay, party: { adults: 4, children: 2 } });
  storeRecent(localStorage, home(7));
  storeRecent(localStorage, home(8));
  saveProperty(localStorage, 9);
  await show();
  expect(block()?.hidden).toBe(false);
  expect(links().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your last searchTaif/),
    "Recently viewedHome 8",
    "Recently viewedHome 7",
    "Saved homes1 home",
  ]);
  expect(links()[0]?.getAttribute("href")).toMatch(/cityId=5&checkIn=.*&adults=4&children=2/);
  expect(links()[1]?.getAttribute("href")).toMatch(/\/8\?.*checkIn=.*&adults=4&children=2/);
});

test("held dates come first, with the picture of their home", async () => {
  storeRecent(localStorage, home(7));
  const hold = {
    cartId: "0b2f5a3e-6c1d-4f7e-9a8b-1c2d3e4f5a6b",
    propertyId: 7,
    ...stay,
    status: "open" as const,
    hasGuest: false,
    paymentId: null,
    expiredAt: new Date(Date.now() + 600_000).toISOString(),
    serverTime: new Date().toISOString(),
  };
  await show({ hold });
  expect(links().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Held for you/)]);
  expect(links()[0]?.querySelector("img")?.getAttribute("src")).toBe("/img/1/7/a-320.webp");
});

test("what is saved in another part of the page appears at once", async () => {
  await show();
  await act(async () => void saveProperty(localStorage, 9));
  expect(links()).toHaveLength(1);
});

test.each([
  ["nothing", {}, true],
  ["an emptied list of viewed homes", { RECENT_HOMES: "[]" }, true],
  ["a list without homes", { LISTS: '[{"id":"x","name":null,"properties":[]}]' }, true],
  ["a viewed home", { RECENT_HOMES: JSON.stringify([home(7)]) }, false],
  ["a saved home", { LISTS: '[{"id":"x","name":null,"properties":[{"id":9,"note":""}]}]' }, false],
  ["a last search", { SEARCH_BOX_STATE: '{"checkInDate":null,"checkOutDate":null,"cityId":5}' }, false],
])("the height of the block is reserved before the first paint with %s stored", (_, stored, isHidden) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.body.innerHTML = "<section hidden></section>";
  const script = document.body.appendChild(document.createElement("script"));
  new Function("document", reserveScript)({
    currentScript: script,
    querySelector: (selector: string) => document.querySelector(selector),
  });
  expect(document.querySelector("section")?.hidden).toBe(isHidden);
});
