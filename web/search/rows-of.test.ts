import { expect, test } from "vitest";
import { readSearchQuery } from "#domain/search/search-url.ts";
import type { CardRow } from "#web/shared/property-card/card-property.ts";
import { rowsOf } from "./rows-of.ts";

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
