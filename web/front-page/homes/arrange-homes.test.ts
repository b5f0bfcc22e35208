import { expect, test } from "vitest";
import type { CardProperty } from "#web/property-card/card-property.ts";
import { arrangeHomes } from "./arrange-homes.ts";
import type { ThemedRow } from "./themed-row.ts";

const row = (titleEn: string, ids: number[]): ThemedRow => ({
  ...{ titleEn, titleAr: titleEn, position: 1, search: null },
  properties: ids.map((id) => ({ id }) as CardProperty),
});

test("the same home is never twice on the front page", () => {
  const { stays, occasions, short } = arrangeHomes([
    row("sea", [1, 2, 3, 4]),
    row("mountains", [2, 5, 1]),
    row("farms", [6, 2, 7]),
    row("tours", [1, 4, 8, 9]),
  ]);
  const shown = [...occasions.map((each) => each.shown), ...stays, ...(short?.properties ?? [])].map(({ id }) => id);
  expect(new Set(shown).size).toBe(shown.length);
  expect(occasions.map((each) => [each.titleEn, each.shown.id])).toEqual([
    ["sea", 1],
    ["mountains", 2],
    ["farms", 6],
  ]);
  expect(stays.map(({ id }) => id)).toEqual([5, 3, 7, 4]);
  expect(short?.properties.map(({ id }) => id)).toEqual([8, 9]);
});

test("one row is a row of homes, and no row is nothing", () => {
  expect(arrangeHomes([row("sea", [1, 2])])).toMatchObject({ stays: [{ id: 2 }], short: undefined });
  expect(arrangeHomes([])).toEqual({ stays: [], occasions: [], short: undefined });
});
