import { expect, test } from "vitest";
import { AppliedChips } from "./applied-chips.tsx";
import { emptyFacets } from "./panel/facets.ts";
import { QuickFilters } from "./quick-filters.tsx";
import { facetProps, facets, press, renderFilters } from "./render-filters-for-test.tsx";

const chips = () => [...document.querySelectorAll<HTMLAnchorElement>("li > a")];
const quickOptions = { experiments: { quickFilters: true }, currency: "AED" } as const;
const everything =
  "?cityId=5&areas=1,2&reviewRating=2&priceFilter=500-&bedCountFilter=2-4&unitSearch=oasis&is3DView=1&guestCount=6";

test("every applied filter is a chip, and the last one clears all", async () => {
  const { address } = await renderFilters(<AppliedChips {...facetProps} />, everything);
  expect(chips().map((chip) => chip.textContent)).toEqual([
    "Price: SAR\u00a0500 or more",
    "Bedrooms: 2 to 4",
    "6 guests",
    "Area 1",
    "Area 2",
    "8+ Score 2",
    "3D tour",
    "Name: oasis",
    "Clear all",
  ]);
  await press(chips().at(-1));
  expect(address()).toBe("?cityId=5");
  expect(chips()).toEqual([]);
});

test("removing a chip moves the focus to the next one", async () => {
  const { address } = await renderFilters(<AppliedChips {...facetProps} />, "?cityId=5&areas=1,2&sortBy=price-asc");
  expect(chips()[0]?.getAttribute("aria-label")).toBe("Remove Area 1");
  await press(chips()[0]);
  expect(address()).toBe("?cityId=5&areas=2&sortBy=price-asc");
  expect(document.activeElement).toBe(chips()[0]);
  await press(chips()[0]);
  expect(document.activeElement?.tagName).toBe("DIV");
});

test("a price is shown in the guest's currency, as on the slider", async () => {
  await renderFilters(<AppliedChips {...facetProps} />, "?cityId=5&priceFilter=488-", {
    language: "ar",
    currency: "KWD",
  });
  expect(chips()[0]?.textContent).toBe("السعر: 40\u00a0د.ك فأكثر");
});

test("an option without a label can still be removed", async () => {
  await renderFilters(<AppliedChips {...facetProps} />, "?cityId=5&areas=999", { language: "ar" });
  expect(chips()[0]?.textContent).toBe("الحي");
});

test("quick filters are links that switch on and off, in the guest's currency", async () => {
  const { address } = await renderFilters(<QuickFilters facets={facets} />, "?cityId=5&pageNo=2", quickOptions);
  const shown = ["Private pool", "Families", "3D tour", "8+ rating", "Under AED\u00a01,000"];
  expect(chips().map((chip) => chip.textContent)).toEqual(shown);
  await press(chips()[4]);
  expect(address()).toBe("?cityId=5&priceFilter=0-1022");
  expect(chips()[4]?.getAttribute("aria-current")).toBe("true");
  await press(chips()[4]);
  expect(address()).toBe("?cityId=5");
});

test("a quick filter that would find nothing is not shown", async () => {
  await renderFilters(<QuickFilters facets={emptyFacets} />, "?cityId=5&amenities=1", quickOptions);
  expect(chips().map((chip) => chip.textContent)).toEqual(["Private pool"]);
});

test.each([
  ["tajawal-AE", "Offers"],
  ["mabeet-AE", "Discounted"],
  ["tajawal-SA", "Discounted"],
])("on %s a filter for reduced homes is called %s", async (siteId, name) => {
  const options = { ...quickOptions, siteId } as const;
  const reduced = { ...facets, offers: { totalCount: 2 } };
  await renderFilters(<QuickFilters facets={reduced} />, "?cityId=5", options);
  expect(chips().some((chip) => chip.textContent === "Offers")).toBe(name === "Offers");
  await renderFilters(<AppliedChips {...facetProps} />, "?cityId=5&offers=1", options);
  expect(chips()[0]?.textContent).toBe(name);
});

test("without the A/B test there are no quick filters", async () => {
  await renderFilters(<QuickFilters facets={facets} />, "?cityId=5");
  expect(chips()).toEqual([]);
});
