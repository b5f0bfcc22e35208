import fc from "fast-check";
import { expect, test } from "vitest";
import { readSearchQuery } from "#domain/search/search-url.ts";
import type { CardRow } from "#web/property-card/card-property.ts";
import { FIRST_IN_ROW, rowsOf, withFirstRows } from "./rows-of.ts";
import type { ResultsData } from "./state/results-data.ts";

const query = readSearchQuery(new URLSearchParams("cityId=5"), "2026-11-20");
const list = [1, 2, 3, 4].map((id) => ({ id }));
const home = (id: number) => ({ id, pictures: { folder: "", names: [] }, priceDetail: { totalPrice: 1 } });
const row = (position: number, ids: number[]) =>
  ({ position, titleEn: "Loved by guests", titleAr: "", properties: ids.map(home) }) as unknown as CardRow;
const idsOf = (rows: readonly { properties: readonly { id: number }[] }[]) =>
  rows.map(({ properties }) => properties.map(({ id }) => id));

test("a row omits the homes above it, and is omitted where one is left", () => {
  const rowsAfter = rowsOf({ query, rows: [row(2, [1, 2, 3, 9]), row(4, [1, 4, 8])] }, list, 0);
  expect(idsOf(rowsAfter(2))).toEqual([[3, 9]]);
  expect(rowsAfter(4)).toEqual([]);
});

test("a filtered list has no rows", () => {
  const narrowed = { ...query, guestCount: 4 };
  expect(rowsOf({ query: narrowed, rows: [row(2, [8, 9])] }, list, 0)(2)).toEqual([]);
});

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 10 });

test("the page has the first homes of each row that the list will show", () => {
  fc.assert(
    fc.property(someIds, someIds, fc.integer({ min: 0, max: 6 }), (listed, ids, position) => {
      const properties = listed.map((id) => ({ id }));
      const carousels = [row(position, ids)];
      const results = { query, found: { properties }, carousels } as unknown as ResultsData;
      const whole = idsOf(rowsOf({ query, rows: carousels }, properties, 0)(position));
      const { firstRows: rows = [] } = withFirstRows(results);
      expect(idsOf(rows)).toEqual(whole.map((each) => each.slice(0, FIRST_IN_ROW)));
      expect(idsOf(rowsOf({ query, rows }, properties, 0)(position))).toEqual(idsOf(rows));
    }),
  );
});
