import fc from "fast-check";
import { expect, test } from "vitest";
import { readSearchQuery } from "#domain/search/search-url.ts";
import type { CardRow } from "#web/property-card/card-property.ts";
import { FIRST_IN_ROW, rowsOf, withFirstRows } from "./rows-of.ts";
import type { ResultsData } from "./state/results-data.ts";

const query = readSearchQuery(new URLSearchParams("cityId=5"), "2026-11-20");
const listOf = (ids: number[]) => ids.map((id) => ({ id }));
const home = (id: number) => ({ id, pictures: { folder: "", names: [] }, priceDetail: { totalPrice: 1 } });
const row = (position: number, ids: number[]) =>
  ({ position, titleEn: "Loved by guests", titleAr: "", properties: ids.map(home) }) as unknown as CardRow;
const idsOf = (rows: readonly { properties: readonly { id: number }[] }[]) =>
  rows.map(({ properties }) => properties.map(({ id }) => id));

test("a row omits the homes above and below it, and is omitted where one is left", () => {
  const rows = [row(2, [1, 2, 3, 8, 9]), row(4, [1, 4, 7])];
  expect(idsOf(rowsOf({ query, rows }, listOf([1, 2, 3, 4]), 0))).toEqual([[8, 9]]);
});

test("a home of two rows is in the upper one only", () => {
  const rows = [row(3, [7, 8, 9]), row(2, [6, 7])];
  expect(idsOf(rowsOf({ query, rows }, listOf([1, 2, 3]), 0))).toEqual([
    [6, 7],
    [8, 9],
  ]);
});

test("a later page has none of the rows of an earlier one", () => {
  const rows = [row(0, [50, 51]), row(10, [50, 51]), row(13, [50, 51])];
  const list = listOf(Array.from({ length: 10 }, (_, index) => 11 + index));
  expect(rowsOf({ query, rows }, list, 10).map(({ position }) => position)).toEqual([13]);
});

test("a filtered list has no rows", () => {
  const narrowed = { ...query, guestCount: 4 };
  expect(rowsOf({ query: narrowed, rows: [row(2, [8, 9])] }, listOf([1, 2, 3]), 0)).toEqual([]);
});

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
const someRows = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), someIds), { maxLength: 4 });

test("no home is twice on a page, however many pages are appended, with scripts and without", () => {
  fc.assert(
    fc.property(someIds, someRows, fc.nat({ max: 20 }), (listed, drawn, length) => {
      const rows = drawn.map(([position, ids]) => row(position, ids));
      for (const properties of [listOf(listed.slice(0, length)), listOf(listed)]) {
        const results = { query, found: { properties }, carousels: rows } as unknown as ResultsData;
        const whole = rowsOf({ query, rows }, properties, 0);
        const { firstRows = [] } = withFirstRows(results, "en");
        for (const shown of [whole, firstRows]) {
          const ids = [...properties.map(({ id }) => id), ...idsOf(shown).flat()];
          expect(new Set(ids).size).toBe(ids.length);
        }
      }
    }),
  );
});

test("the page has the first homes of each row that the list will show", () => {
  fc.assert(
    fc.property(someIds, someRows, (listed, drawn) => {
      const properties = listOf(listed);
      const carousels = drawn.map(([position, ids]) => row(position, ids));
      const results = { query, found: { properties }, carousels } as unknown as ResultsData;
      const whole = idsOf(rowsOf({ query, rows: carousels }, properties, 0));
      const { firstRows: rows = [] } = withFirstRows(results, "en");
      expect(idsOf(rows)).toEqual(whole.map((each) => each.slice(0, FIRST_IN_ROW)));
      expect(idsOf(rowsOf({ query, rows }, properties, 0))).toEqual(idsOf(rows));
    }),
  );
});
