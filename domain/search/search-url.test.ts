import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/stay/day.ts";
import { type FlexibleChoice, flexibleDays } from "#domain/stay/flexible/flexible-choice.ts";
import { filterNames, lookupFilterNames, rangeFilterNames } from "./filters.ts";
import { orderedRange } from "./range.ts";
import { readSearchQuery, type SearchQuery, writeSearchQuery } from "./search-url.ts";
import { rankTypes, sortNames } from "./sorts.ts";

const today = "2026-11-20";
const read = (text: string) => readSearchQuery(new URLSearchParams(text), today);

const ids = (max: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: max })
    .map((chosen) => chosen.sort((one, other) => one - other));
const end = fc.integer({ min: 1, max: 999_999 });
const range = fc.oneof(
  fc.record({ minimum: end }),
  fc.record({ maximum: end }),
  fc.record({ minimum: end, maximum: end }).map(orderedRange),
);
const degrees = (max: number) => fc.integer({ min: -max * 1000, max: max * 1000 }).map((each) => each / 1000);
const pair = (max: number) => fc.tuple(degrees(max), degrees(max)).map((two) => two.sort((a, b) => a - b));

const someFilters = fc.record(
  {
    ...Object.fromEntries(lookupFilterNames.map((name) => [name, ids(name === "reviewRating" ? 1 : 8)])),
    ...Object.fromEntries(rangeFilterNames.map((name) => [name, range])),
    unitSearch: fc
      .string({ minLength: 1, maxLength: 60, unit: "grapheme" })
      .map((text) => text.trim().slice(0, 50).trim())
      .filter((text) => text !== "" && text.isWellFormed()),
    is3DView: fc.constant(true),
    freeCancellation: fc.constant(true),
    offers: fc.constant(true),
  },
  { requiredKeys: [] },
);
const someStay = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 28 }))
  .map(([days, nights]) => ({ checkIn: addDays(today, days), checkOut: addDays(today, days + nights) }));

const someMonth = fc.constantFrom("2026-12", "2027-02", "1448-09");
const somePeriod = fc.oneof(
  someMonth.map((month) => ({ month })),
  fc.integer({ min: 1, max: 60 }).map((days) => ({ from: today, to: addDays(today, days) })),
);
const someChoice: fc.Arbitrary<FlexibleChoice> = fc.oneof(
  fc.constantFrom(...flexibleDays).map((days) => ({ kind: "days" as const, days })),
  someMonth.map((month) => ({ kind: "weekends" as const, month })),
  fc.record({ kind: fc.constant("nights" as const), nights: fc.integer({ min: 1, max: 28 }), period: somePeriod }),
);

const someQuery = fc.record(
  {
    cityId: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    stay: fc.option(someStay),
    flexible: someChoice,
    filters: someFilters,
    sort: fc.record({ sortBy: fc.constantFrom(...sortNames), sortOrder: fc.constantFrom("asc", "desc") }),
    pageNo: fc.integer({ min: 1, max: 10_000 }),
    rankType: fc.constantFrom(...rankTypes),
    guestCount: fc.integer({ min: 1, max: 999 }),
    bounds: fc.tuple(pair(90), pair(180)).map(([[south, north], [west, east]]) => ({
      north: north ?? 0,
      south: south ?? 0,
      east: east ?? 0,
      west: west ?? 0,
    })),
    near: fc.record(
      { latitude: degrees(90), longitude: degrees(180), name: fc.constantFrom("برج المملكة", "Kingdom Centre") },
      { requiredKeys: ["latitude", "longitude"] },
    ),
  },
  { requiredKeys: ["cityId", "stay", "filters", "sort", "pageNo"] },
) as fc.Arbitrary<SearchQuery>;

test("whatever a guest asks for comes back from its address", () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      const address = writeSearchQuery(query);
      expect(normal(read(address))).toEqual(normal(query));
      expect(writeSearchQuery(read(address))).toBe(address);
    }),
  );
});

/** Minus zero is written as zero. */
const normal = (query: SearchQuery) => JSON.parse(JSON.stringify(query));

test("no text in an address can break the reading of it, and what was read can be written", () => {
  const keys = fc.constantFrom(
    "cityId",
    "checkIn",
    "sortBy",
    "rankType",
    "pageNo",
    "guestCount",
    "bounds",
    "flex",
    "nights",
    "month",
    "stayFrom",
    ...filterNames,
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.string())), (pairs) => {
      const query = readSearchQuery(new URLSearchParams(pairs), today);
      expect(normal(read(writeSearchQuery(query)))).toEqual(normal(query));
    }),
  );
});

test("no address ever names an empty value", () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      for (const value of new URLSearchParams(writeSearchQuery(query, [["utm_source", ""]])).values())
        expect(value).not.toBe("");
    }),
  );
});

test.each([
  ["priceFilter=500-900", { minimum: 500, maximum: 900 }],
  ["priceFilter=900-500", { minimum: 500, maximum: 900 }],
  ["priceFilter=500-", { minimum: 500 }],
  ["priceFilter=-900", { maximum: 900 }],
  ["priceFilter=0-900", { maximum: 900 }],
  ["priceFilter=500-1000000000", { minimum: 500 }],
  ["priceFilter=500&priceFilter=900", { minimum: 500, maximum: 900 }],
  ["priceFilter=&priceFilter=900", { maximum: 900 }],
  ["priceFilter=-", undefined],
  ["priceFilter=", undefined],
  ["priceFilter=cheap", undefined],
  ["priceFilter=5.5-9", undefined],
])("%s asks for prices %j", (text, wanted) => {
  expect(read(text).filters.priceFilter).toEqual(wanted);
});

test.each(["priceFilter=500-900", "priceFilter=500-", "priceFilter=-900"])("%s is written with both ends", (text) => {
  const written = new URLSearchParams(writeSearchQuery(read(`cityId=5&${text}`))).get("priceFilter");
  expect(written).toMatch(/^\d+-\d+$/);
  expect(read(`priceFilter=${written}`)).toEqual(read(text));
});

test.each([
  ["amenities=5,3,5,x,-1,0,3.5", [3, 5]],
  ["amenities=5&amenities=3", [3, 5]],
  ["amenities=", undefined],
  ["amenities=99999999999", undefined],
])("%s asks for amenities %j", (text, wanted) => {
  expect(read(text).filters.amenities).toEqual(wanted);
});

test("a rating is one, a tick is 1, and a name is trimmed and cut", () => {
  expect(read("reviewRating=2,1").filters).toEqual({ reviewRating: [2] });
  expect(read("is3DView=1&freeCancellation=yes").filters).toEqual({ is3DView: true });
  expect(read(`unitSearch=+${"ن".repeat(120)}+`).filters.unitSearch).toHaveLength(100);
});

test.each(["29-11-2026", "2026-11-29"])("%s is read as a day, and days are written day first", (checkIn) => {
  const query = read(`cityId=5&checkIn=${checkIn}&checkOut=30-11-2026`);
  expect(query.stay).toEqual({ checkIn: "2026-11-29", checkOut: "2026-11-30" });
  expect(writeSearchQuery(query)).toBe("cityId=5&checkIn=29-11-2026&checkOut=30-11-2026");
});

test.each(["checkIn=31-02-2027&checkOut=01-03-2027", "checkIn=19-11-2026&checkOut=21-11-2026", "checkIn=29-11-2026"])(
  "%s names no stay",
  (text) => {
    expect(read(text).stay).toBe(null);
  },
);

test.each([
  ["flex=3", { kind: "days", days: 3 }],
  ["flex=weekends&month=2026-12", { kind: "weekends", month: "2026-12" }],
  ["nights=3&month=1448-09", { kind: "nights", nights: 3, period: { month: "1448-09" } }],
  [
    "nights=28&stayFrom=01-12-2026&stayTo=30-12-2026",
    { kind: "nights", nights: 28, period: { from: "2026-12-01", to: "2026-12-30" } },
  ],
  ["flex=2&nights=&month=2026-12", { kind: "days", days: 2 }],
  ["flex=4", undefined],
  ["flex=weekends", undefined],
  ["flex=weekends&month=2026-13", undefined],
  ["nights=29&month=2026-12", undefined],
  ["nights=3", undefined],
  ["nights=3&stayFrom=20-12-2026&stayTo=01-12-2026", undefined],
])("%s accepts %j", (text, wanted) => {
  expect(read(text).flexible).toEqual(wanted);
});

test("a flexible choice keeps the exact stay beside it", () => {
  const address = "cityId=5&checkIn=03-12-2026&checkOut=05-12-2026&flex=weekends&month=2026-12";
  expect(writeSearchQuery(read(address))).toBe(address);
});

test("the usual sort and the first page are not written, the unknown ones are the usual", () => {
  expect(writeSearchQuery(read("sortBy=rank-desc&pageNo=1&rankType=wild"))).toBe("");
  expect(read("sortBy=beauty-asc").sort).toEqual({ sortBy: "rank", sortOrder: "desc" });
});

test("what is not ours is kept behind what is, and ours is not kept twice", () => {
  const keep = new URLSearchParams("utm_source=mail&cityId=9&modals=SORT_DRAWER");
  expect(writeSearchQuery(read("cityId=5"), keep)).toBe("cityId=5&utm_source=mail&modals=SORT_DRAWER");
});

test.each(["1,2,3", "1,2,3,91", "200,2,3,4", "3,2,1,4", "1,,3,4"])("a map cannot look at %s", (bounds) => {
  expect(read(`bounds=${bounds}`).bounds).toBe(undefined);
});

test("homes near a place are sorted by distance unless the address names another order", () => {
  const query = read("cityId=5&near=24.711,46.674&nearName=Kingdom+Centre");
  expect(query.near).toEqual({ latitude: 24.711, longitude: 46.674, name: "Kingdom Centre" });
  expect(query.sort).toEqual({ sortBy: "distance", sortOrder: "asc" });
  expect(writeSearchQuery(query)).toBe("cityId=5&near=24.711,46.674&nearName=Kingdom+Centre");
  expect(read("cityId=5&near=24.711,46.674&sortBy=price").sort.sortBy).toBe("price");
  expect(read("cityId=5&near=124,46").near).toBeUndefined();
});
