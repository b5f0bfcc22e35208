import { expect, test } from "vitest";
import { filters } from "../filters.ts";
import { panelParts, panelPartsOf } from "./panel-parts.ts";

test("the panel begins with the price and ends with the name", () => {
  expect(panelParts[0]).toEqual({ control: "price", name: "priceFilter" });
  expect(panelParts[1]).toEqual({ control: "guests" });
  expect(panelParts.at(-1)).toEqual({ control: "text", name: "unitSearch" });
});

test("a new yes-or-no row joins the others, and a new range has its own group", () => {
  const planted = panelPartsOf({
    ...filters,
    petsAllowed: { ...filters.offers, panel: 122 },
    floorFilter: { ...filters.sizeFilter, panel: 95 },
  });
  expect(planted).toContainEqual({
    control: "checkboxes",
    names: expect.arrayContaining(["is3DView", "freeCancellation", "petsAllowed"]),
  });
  expect(planted).toContainEqual({ control: "range", name: "floorFilter" });
  expect(planted).toHaveLength(panelParts.length + 1);
});

test("a row without a position is not on the panel", () => {
  expect(JSON.stringify(panelParts)).not.toContain("cities");
});
