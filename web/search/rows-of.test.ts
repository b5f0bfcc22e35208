import fc from "fast-check";
import { expect, test } from "vitest";
import { readSearchQuery } from "#domain/search/search-url.ts";
import type { CardRow } from "#web/shared/property-card/card-property.ts";
import { FIRST_IN_ROW, rowsOf, withCutRows } from "./rows-of.ts";
import type { ResultsData } from "./state/results-data.ts";

const query = readSearchQuery(new URLSearchParams("cityId=5"), "2026-11-20");
const list = [1, 2, 3, 4].map((id) => ({ id }));
const row = (position: number, ids: number[]) =>
  ({ position, titleEn: "Loved by guests", titleAr: "", properties: ids.map((id) => ({ id })) }) as unknown as CardRow;
const idsOf = (rows: CardRow[]) => rows.map(({ properties }) => properties.map(({ id }) => id));

test("a row omits the homes above it, and is omitted where one is left", () => {
  const rowsAfter = rowsOf({ query, carousels: [row(2, [1, 2, 3, 9]), row(4, [1, 4, 8])] }, list, 0);
  expect(idsOf(rowsAfter(2))).toEqual([[3, 9]]);
  expect(rowsAfter(4)).toEqual([]);
});

test("a filtered list has no rows", () => {
  const narrowed = { ...query, guestCount: 4 };
  expect(rowsOf({ query: narrowed, carousels: [row(2, [8, 9])] }, list, 0)(2)).toEqual([]);
});

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 10 });

test("a cut row begins with the same homes as the whole one", () => {
  fc.assert(
    fc.property(someIds, someIds, fc.integer({ min: 0, max: 6 }), (listed, ids, position) => {
      const properties = listed.map((id) => ({ id }));
      const whole = { query, found: { properties }, carousels: [row(position, ids)] } as unknown as ResultsData;
      const firstOf = (data: ResultsData) =>
        idsOf(rowsOf(data, properties, 0)(position)).map((each) => each.slice(0, FIRST_IN_ROW));
      expect(firstOf(withCutRows(whole))).toEqual(firstOf(whole));
    }),
  );
});
