import { expect, test } from "vitest";
import { doesPartyFit, readParty, resizeParty, writeParty } from "./party.ts";

const read = (query: string) => readParty(new URLSearchParams(query));

test.each([
  ["adults=2&children=1", { adults: 2, children: 1 }],
  ["adults=2", { adults: 2, children: 0 }],
  ["guestCount=6", { adults: 6, children: 0 }],
  ["children=2", null],
  ["adults=0&children=2", null],
  ["adults=two", null],
  ["adults=900&children=900", { adults: 900, children: 99 }],
  ["", null],
])("the party of %s", (query, party) => {
  expect(read(query)).toEqual(party);
});

test("a party comes back from its URL", () => {
  const party = { adults: 3, children: 2 };
  expect(readParty(new URLSearchParams(writeParty(party)))).toEqual(party);
  expect(writeParty(null)).toEqual({ adults: "", children: "" });
});

test("a smaller party keeps its children while an adult is left", () => {
  expect(resizeParty(5, { adults: 2, children: 2 })).toEqual({ adults: 3, children: 2 });
  expect(resizeParty(2, { adults: 2, children: 3 })).toEqual({ adults: 1, children: 1 });
  expect(resizeParty(4, null)).toEqual({ adults: 4, children: 0 });
});

test.each([
  [1, 0, true],
  [8, 4, true],
  [8, 5, false],
  [0, 4, false],
  [3, -1, false],
  [1.5, 0.5, false],
])("%d adults and %d children fit into a chalet for twelve: %s", (adults, children, fits) => {
  expect(doesPartyFit({ adults, children }, 12)).toBe(fits);
});
