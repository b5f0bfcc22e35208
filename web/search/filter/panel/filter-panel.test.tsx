import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { checkboxFilterNames, filterNames, filters, lookupFilter, lookupFilterNames } from "#domain/search/filters.ts";
import { facets, renderFilters } from "../render-filters-for-test.tsx";
import type { FacetProps, Facets } from "./facets.ts";
import { FilterPanel } from "./filter-panel.tsx";

const lookupFacets = Object.fromEntries(
  lookupFilterNames.map((name) => [name, [{ id: 1, rank: 1, totalCount: 3 }]]),
) as Partial<Facets>;
const labels = Object.fromEntries(lookupFilterNames.map((name) => [lookupFilter(name).lookupTypeId, { 1: "One" }]));
const props: FacetProps = { facets: { ...facets, ...lookupFacets }, known: null, labels };
const shownNames = filterNames.filter((name) => filters[name].panel !== null);

test.each(languages)(
  "every row of the table with a place has its control and its words on the panel (%s)",
  async (language) => {
    const panel = <FilterPanel {...props} choice={{}} onChange={() => {}} preview={6} settleMs={0} />;
    await renderFilters(panel, "?cityId=5", { language });
    const { names } = lazyMessagesOf(language).filters;
    const hasControl = (name: string) => document.body.querySelector(`input[name="${name}"]`) !== null;
    expect(shownNames.filter((name) => !hasControl(name))).toEqual([]);
    expect(shownNames.filter((name) => !document.body.textContent.includes(names[name]))).toEqual([]);
  },
);

test("a page comes with the first filters and with those that are applied", async () => {
  const panel = { ...props, onChange: () => {}, preview: 6, settleMs: 0, isShort: true };
  await renderFilters(<FilterPanel {...panel} choice={{ offers: true }} />, "?cityId=5&offers=1");
  const named = [...document.body.querySelectorAll<HTMLInputElement>("input[name]")].map(({ name }) => name);
  expect(new Set(named)).toEqual(new Set(["priceFilter", "bedCountFilter", "areas", ...checkboxFilterNames]));
});
