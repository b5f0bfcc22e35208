import { expect, test } from "vitest";
import { readSavedSearch, writeSavedSearch } from "./saved-search.ts";

const today = "2026-11-20";
const search = { checkInDate: "2026-11-20", checkOutDate: "2026-11-22", cityId: 5 };
const cityOnly = { checkInDate: null, checkOutDate: null, cityId: 5 };

test("a saved search comes back as it was stored", () => {
  expect(readSavedSearch(writeSavedSearch(search), today)).toEqual(search);
});

test("the guests are stored too, unless they are impossible", () => {
  const party = { adults: 2, children: 1 };
  expect(readSavedSearch(writeSavedSearch({ ...search, party }), today)).toEqual({ ...search, party });
  for (const wrong of [null, 3, {}, { adults: -1 }, { adults: "x", children: 1 }]) {
    expect(readSavedSearch(JSON.stringify({ ...search, party: wrong }), today)).toEqual(search);
  }
});

test("a flexible choice is stored too: days go with their stay, a month until it is over", () => {
  const days = { kind: "days", days: 2 } as const;
  const weekends = { kind: "weekends", month: "2026-12" } as const;
  const nights = { kind: "nights", nights: 3, period: { month: "1448-09" } } as const;
  expect(readSavedSearch(writeSavedSearch({ ...search, flexible: days }), today)).toEqual({
    ...search,
    flexible: days,
  });
  expect(readSavedSearch(writeSavedSearch({ ...search, flexible: days }), "2026-11-21")).toEqual(cityOnly);
  for (const flexible of [weekends, nights]) {
    expect(readSavedSearch(writeSavedSearch({ ...search, flexible }), today)).toEqual({ ...cityOnly, flexible });
    expect(readSavedSearch(writeSavedSearch({ ...search, flexible }), "2027-04-01")).toEqual(cityOnly);
  }
  for (const wrong of [null, 3, "flex", { flex: "9" }, { flex: "weekends", month: "2026-13" }]) {
    expect(readSavedSearch(JSON.stringify({ ...search, flexible: wrong }), today)).toEqual(search);
  }
});

test.each([
  ["a check-in before today", { ...search, checkInDate: "2026-11-19" }],
  ["a check-out on the check-in day", { ...search, checkOutDate: "2026-11-20" }],
  ["no check-out", { ...search, checkOutDate: null }],
  ["29 nights", { ...search, checkOutDate: "2026-12-19" }],
  ["an impossible day", { ...search, checkOutDate: "2026-02-30" }],
  ["a timestamp", { ...search, checkInDate: "2026-11-21T00:00:00.000Z" }],
])("a saved search with %s keeps its city only", (_, stored) => {
  expect(readSavedSearch(JSON.stringify(stored), today)).toEqual(cityOnly);
});

test.each([null, "", "{", "null", "7", "[]", "{}", '"text"', '{"cityId":"5"}', '{"cityId":-1}', '{"cityId":1.5}'])(
  "%j is no saved search",
  (text) => {
    expect(readSavedSearch(text, today)).toBe(null);
  },
);

test("dates that do not differ are not stored", () => {
  expect(JSON.parse(writeSavedSearch({ ...search, checkOutDate: "2026-11-20" }))).toEqual(cityOnly);
});
