import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import SavedPage from "./saved-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7) };

function card(id: number, isFree = true) {
  return {
    ...{ id, nameEn: `Home ${id}`, nameAr: `بيت ${id}`, propertyTypeId: 1, images: [], placeholder: "", size: 100 },
    ...{
      bedRoomCount: 1,
      bathRoomCount: 1,
      capacity: 9,
      sleeps: 4,
      is3DView: false,
      lastFreeCancellation: null,
      nights: 2,
    },
    review: { averageRating: 9, reviewCount: 3 },
    location: { areaId: 1, cityId: 5 },
    priceDetail: { totalPrice: 100, originalPrice: 100, nightlyPrice: 50, discount: { percentage: 0, source: null } },
    isFree,
  };
}

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
const text = () => document.body.textContent ?? "";
const chips = () => [...document.querySelectorAll('nav[aria-label="Your lists"] a')].map((link) => link.textContent);
async function typeInto(label: string, value: string) {
  const labels = [...document.querySelectorAll("label")];
  const id = labels.find(({ textContent }) => textContent === label)?.htmlFor ?? "";
  const field = document.getElementById(id) as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const names = () => [...document.querySelectorAll("article h2")].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

async function open(saved: number[], member: { firstName: string; lastName: string } | null = null) {
  localStorage.setItem("FAVOURITES", JSON.stringify(saved));
  shown = await showPage(<SavedPage stay={stay} isNamed />, "/en/saved", { member });
}

const storedIds = () =>
  JSON.parse(localStorage.getItem("LISTS") ?? "[]")[0].properties.map(({ id }: { id: number }) => id);

test("a guest who saved nothing is shown how to begin", async () => {
  await open([]);
  expect(text()).toContain("No saved homes yet");
  expect(network.calls("/cards")).toHaveLength(0);
});

test("saved homes are listed for the dates; a taken one says so instead of a price, and one that is gone can be removed", async () => {
  await open([7, 8, 9]);
  const request = network.last("/cards");
  expect(request.body).toEqual({ propertyIds: [7, 8, 9], ...stay });
  await request.answer({ body: { properties: [card(7), card(9, false)] } });
  expect(names()).toEqual(["Home 7", "Home 9"]);
  expect(the("[data-property='7']").textContent).toContain("SAR\u00a0100");
  expect(the("[data-property='9']").textContent).toContain("Not available on these dates");
  expect(the("[data-property='9']").textContent).not.toContain("SAR");
  expect(text()).toContain("Saved in this browser.");
  expect(text()).toContain("1 saved home is no longer listed.");
  await press("Remove from list");
  expect(storedIds()).toEqual([7, 9]);
  expect(network.calls("/cards")).toHaveLength(1);
});

test("a home that is removed disappears without another call, and Undo restores it", async () => {
  await open([7, 9], { firstName: "Noura", lastName: "Al Otaibi" });
  await network.last("/cards").answer({ body: { properties: [card(7), card(9)] } });
  expect(text()).not.toContain("Saved in this browser.");
  await act(async () => the("[data-property='7'] button.card-save").click());
  expect(names()).toEqual(["Home 9"]);
  await press("Undo");
  expect(names()).toEqual(["Home 7", "Home 9"]);
  expect(network.calls("/cards")).toHaveLength(1);
});

test("a list that fails to load says so and is asked for again", async () => {
  await open([7]);
  await network.last("/cards").lose();
  expect(text()).toContain("We couldn’t load your saved homes");
  await press("Try again");
  await network.last("/cards").answer({ body: { properties: [card(7)] } });
  expect(names()).toEqual(["Home 7"]);
});

test("a guest makes a list, puts a home into it with a note, and opens it", async () => {
  await open([7]);
  await network.last("/cards").answer({ body: { properties: [card(7)] } });
  await press("New list");
  await typeInto("Name of the new list", "Taif");
  await press("Create list");
  expect(text()).toContain("This list is empty");
  await act(async () => the('nav[aria-label="Your lists"] li:first-child a').click());
  await network.last("/cards").answer({ body: { properties: [card(7)] } });
  await press("Change list");
  await act(() => eventually(() => expect(text()).toContain("Save to list")));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="checkbox"]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  await act(async () => boxes[1]?.click());
  await press("Done");
  expect(chips()).toEqual(["Saved homes1", "Taif1"]);
  await press("Add note");
  await typeInto("Your note", "Ask about the pool");
  await press("Save note");
  expect(text()).toContain("Ask about the pool");
  expect(text()).toContain("Edit note");
});

test("a second list of the same name and a card number in a note are refused", async () => {
  await open([7]);
  await network.last("/cards").answer({ body: { properties: [card(7)] } });
  await press("New list");
  await typeInto("Name of the new list", "saved HOMES");
  await press("Create list");
  expect(text()).toContain("You already have a list with this name.");
  await press("Add note");
  await typeInto("Your note", "4242 4242 4242 4242");
  await press("Save note");
  expect(text()).toContain("Please don’t include card numbers.");
});

test("the guests of the last search are those of the list: a home too small says so, and links name them", async () => {
  localStorage.setItem("SEARCH_BOX_STATE", JSON.stringify({ cityId: 5, party: { adults: 4, children: 2 } }));
  await open([7, 8]);
  const roomy = { ...card(8), sleeps: 6 };
  await network.last("/cards").answer({ body: { properties: [card(7), roomy] } });
  expect(the("[data-property='7']").textContent).toContain("Sleeps only 4");
  expect(the("[data-property='8']").textContent).toContain("SAR");
  expect(the("[data-property='8'] h2 a").getAttribute("href")).toMatch(/adults=4&children=2/);
  await act(async () => the("button[aria-label='Decrease Children']").click());
  expect(shown.at()).toMatch(/adults=4&children=1/);
});

test("of many lists the first and the open one are shown, and all on request", async () => {
  const named = Array.from({ length: 11 }, (_, index) => ({ id: `list-${index}`, name: `List ${index}` }));
  const lists = [{ id: "list", name: null }, ...named].map((each) => ({ ...each, stay, properties: [], share: null }));
  localStorage.setItem("LISTS", JSON.stringify(lists));
  shown = await showPage(<SavedPage stay={stay} isNamed />, "/en/saved?list=list-10");
  expect(chips()).toHaveLength(9);
  expect(chips().at(-1)).toBe("List 100");
  await press("All 12 lists");
  expect(chips()).toHaveLength(12);
});
