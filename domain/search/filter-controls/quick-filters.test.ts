import { expect, test } from "vitest";
import { changeSearch, type FilterValues } from "../search-query.ts";
import { readSearchQuery, writeSearchQuery } from "../search-url.ts";
import { isUseful, MAX_QUICK_FILTERS_IN_BAR, type QuickChoice, quickChoices } from "./quick-filters.ts";

const today = "2026-11-15";
const one = [{ id: 1, totalCount: 4 }];
const facets = {
  ...{ cities: [], areas: [], propertyTypes: [], spaces: [] },
  ...{ amenities: one, guestTypes: one, reviewRating: [{ id: 2, totalCount: 3 }] },
  priceFilter: { minimumPrice: 500, maximumPrice: 2_500, histogram: [2, 2, 1, 1] },
  ...{ is3DView: { totalCount: 2 }, freeCancellation: { totalCount: 5 }, offers: { totalCount: 1 } },
} as unknown as Parameters<typeof quickChoices>[1];
const context = { rate: 1, hasOffers: true };
const choices = (values: FilterValues, given = context) => quickChoices(values, facets, given);
const names = choices({}).map(({ name }) => name);
const choice = (values: FilterValues, name: QuickChoice["name"]) => choices(values).find((each) => each.name === name);

const press = (filters: FilterValues, name: QuickChoice["name"]) =>
  changeSearch(
    { cityId: 5, stay: null, filters, sort: { sortBy: "rank", sortOrder: "desc" }, pageNo: 1 },
    { filters: choice(filters, name)?.change ?? {} },
  ).filters;

test.each(names)("pressing %s narrows, and pressing it again leaves nothing behind", (name) => {
  const on = press({}, name);
  expect(choice(on, name)?.isOn).toBe(true);
  expect(press(on, name)).toEqual({});
});

test("all of them together come back from their address", () => {
  const filters = names.reduce(press, {} as FilterValues);
  const params = new URLSearchParams(
    writeSearchQuery({ ...readSearchQuery(new URLSearchParams("cityId=5"), today), filters }),
  );
  expect(params.get("amenities")).toBe("1");
  expect(readSearchQuery(params, today).filters).toEqual(filters);
  expect(choices(filters).every(({ isOn }) => isOn)).toBe(true);
});

test("a quick filter keeps what else was chosen of its kind, but a rating replaces another", () => {
  expect(press({ amenities: [7] }, "privatePool")).toEqual({ amenities: [1, 7] });
  expect(press({ reviewRating: [1] }, "rating")).toEqual({ reviewRating: [2] });
});

test("the bar begins with what guests ask for most", () => {
  const inBar = ["privatePool", "families", "offers", "freeCancellation", "tour"];
  expect(names.slice(0, MAX_QUICK_FILTERS_IN_BAR)).toEqual(inBar);
});

test("offers are quick filters only on sites that have them", () => {
  expect(choices({}, { ...context, hasOffers: false }).map(({ name }) => name)).not.toContain("offers");
});

test("a filter that would find nothing is not useful, unless it is on", () => {
  const empty = quickChoices({ amenities: [1] }, { ...facets, amenities: [], guestTypes: [] }, context);
  expect(empty.filter(isUseful).map(({ name }) => name)).toEqual([
    ...["privatePool", "offers", "freeCancellation", "tour", "rating", "under"],
  ]);
});

test("the price is that which the guest chose, in their currency", () => {
  const dirhams = { rate: 0.9793, hasOffers: false };
  expect(choices({ priceFilter: { maximum: 1_022 } }, dirhams).at(-1)).toMatchObject({ price: 1_000, isOn: true });
  expect(choices({ priceFilter: { minimum: 300, maximum: 1_022 } }, dirhams).at(-1)?.isOn).toBe(false);
});
