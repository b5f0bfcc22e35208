import { beforeAll, expect, test } from "vitest";
import { aLookup } from "#api/testing/builders/a-lookup.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";

const lookup = "/api/accommodation/lookup";
let app: Awaited<ReturnType<typeof testApp>>;

const retrieve = (lookupsIds: unknown, locale = "en") =>
  app.inject({ method: "POST", url: `${lookup}/bulk?locale=${locale}`, payload: { lookupsIds } });
const refusal = (answer: { statusCode: number; json: () => { error: { code: number } } }) => [
  answer.statusCode,
  answer.json().error.code,
];

beforeAll(async () => {
  app = await testApp();
  await aLookup(app.db, { lookupTypeId: 2, id: 1, valueEn: "Jeddah", valueAr: "جدة", rank: 2 });
  await aLookup(app.db, { lookupTypeId: 2, id: 5, valueEn: "Riyadh", valueAr: "الرياض", rank: 1 });
  await aLookup(app.db, { lookupTypeId: 2, id: 6, valueEn: "Abha", valueAr: "أبها", rank: 3 });
  await aLookup(app.db, { lookupTypeId: 3, id: 601, valueEn: "Al Malqa", valueAr: "الملقا", rank: 1 });
  await aLookup(app.db, { lookupTypeId: 5, id: 5, valueEn: "100 % cotton linen", valueAr: "مفارش قطن", rank: 1 });
});

test("one request returns all labels of a page under the requested names", async () => {
  const answer = await retrieve({ cities: [5, 1, 99], amenities: [5], areas: [] }, "ar");

  expect(answer.json()).toEqual({
    cities: [
      { id: 5, lookupTypeId: 2, value: "الرياض", rank: 1 },
      { id: 1, lookupTypeId: 2, value: "جدة", rank: 2 },
    ],
    amenities: [{ id: 5, lookupTypeId: 5, value: "مفارش قطن", rank: 1 }],
    areas: [],
  });
});

test("an empty request gets an empty answer", async () => {
  expect((await retrieve({})).json()).toEqual({});
});

test("one request may name 500 labels in total, and not one more", async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  expect((await retrieve({ cities: ids(500) })).statusCode).toBe(200);
  expect(refusal(await retrieve({ cities: ids(501) }))).toEqual([400, 1001]);
  expect(refusal(await retrieve({ cities: ids(251), areas: ids(250) }))).toEqual([400, 1001]);
  expect((await app.inject(`${lookup}/bulk?ids=${ids(500)}`)).statusCode).toBe(200);
  expect(refusal(await app.inject(`${lookup}/bulk?ids=${ids(501)}`))).toEqual([400, 1001]);
});

test.each([
  ["an unknown name", { planets: [1] }],
  ["a name of every object", { constructor: [1] }],
  ["ids as text", { cities: ["5"] }],
  ["an id that no table can hold", { cities: [2 ** 31] }],
  ["a fraction", { cities: [1.5] }],
  ["no list", { cities: 5 }],
  ["nothing at all", null],
])("a bulk request with %s is refused", async (_what, payload) => {
  const { statusCode } = await retrieve(payload);

  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});

test("labels can be read by id alone, or by id and type", async () => {
  const all = await app.inject(`${lookup}/bulk?locale=en&ids=5,601`);
  const one = await app.inject(`${lookup}/bulk?locale=en&ids=5,601&lookupTypeId=2`);

  expect(all.json().map(({ value }: { value: string }) => value)).toEqual(["Riyadh", "Al Malqa", "100 % cotton linen"]);
  expect(one.json()).toEqual([{ id: 5, lookupTypeId: 2, value: "Riyadh", rank: 1 }]);
});

test.each(["", "5,", "a", "5;6", "-1", "0", "1e3", "99999999999", "5,%27", "%D9%A5"])(
  "ids written as %s are refused",
  async (ids) => {
    expect(refusal(await app.inject(`${lookup}/bulk?ids=${ids}`))).toEqual([400, 1001]);
  },
);

test("the answer contains the types with the names of their lists", async () => {
  const types = (await app.inject(`${lookup}/types`)).json();

  expect(types).toHaveLength(Object.keys(lookupTypes).length);
  expect(types).toContainEqual({ id: 2, lookupTypeId: 2, value: "CITY", rank: 2 });
  for (const { value } of types) expect((await app.inject(`${lookup}/${value}`)).statusCode).toBe(200);
});

test.each([
  ["RIY", ["Riyadh"]],
  ["al mal", ["Al Malqa"]],
  ["ابها", ["Abha"]],
  ["جده", ["Jeddah"]],
  ["الرِّيَاض", ["Riyadh"]],
  ["dah", ["Jeddah"]],
  ["a", ["Al Malqa", "Abha", "Riyadh", "Jeddah"]],
  ["%", ["100 % cotton linen"]],
  ["_", []],
  ["\u064b", []],
  ["'; DROP TABLE lookup; --", []],
])("typing %s finds %j", async (name, values) => {
  const query = new URLSearchParams({ name, locale: "en" });
  const found = (await app.inject(`${lookup}/search?${query}`)).json();

  expect(found.map(({ value }: { value: string }) => value)).toEqual(values);
});

test("a search finds only its own type; the reserved type is always empty", async () => {
  const found = async (type: number) =>
    (await app.inject(`${lookup}/search?name=a&locale=en&lookupTypeId=${type}`))
      .json()
      .map(({ id }: { id: number }) => id);

  expect(await found(2)).toEqual([6, 5, 1]);
  expect(await found(3)).toEqual([601]);
  expect(await found(4)).toEqual([]);
});

test.each([
  "",
  "name=",
  "name=%20%20",
  `name=${"a".repeat(101)}`,
  "name=a&lookupTypeId=0",
  "name=a&lookupTypeId=16",
  "name=a&lookupTypeId=x",
  "name=a&name=b",
  "name=%00",
])("a search for %s is refused", async (query) => {
  expect(refusal(await app.inject(`${lookup}/search?${query}`))).toEqual([400, 1001]);
});
