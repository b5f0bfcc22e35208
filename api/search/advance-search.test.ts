import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { openSearchIds } from "./search-ids.ts";

const checkIn = addDays(todayInRiyadh(new Date()), 20);
const first = { checkIn, checkOut: addDays(checkIn, 2), searchCriteria: [{ lookupTypeId: 2, lookupId: [51] }] };

const post = (app: FastifyInstance, call: string, payload: object) =>
  app.inject({ method: "POST", url: `/api/accommodation/property/${call}`, payload });

test("a search continues under its id: other page, other order, more filters, same city and nights", async () => {
  const app = await testApp();
  for (let rank = 1; rank <= 3; rank++) await aProperty(app.db, { cityId: 51, rank, bedRoomCount: rank });
  const { searchId } = (await post(app, "search", first)).json();

  const filters = { searchId, pageNo: 2, pageSize: 1, bedCountFilter: { minimumCount: 2 } };
  const answer = (await post(app, "advance-search", filters)).json();

  expect(answer).toMatchObject({ searchId, totalCount: 2, pageNo: 2, pageSize: 1, properties: [{ rank: 2 }] });
});

test("another process answers from the first payload and keeps the id", async () => {
  const [app, other] = [await testApp(), await testApp()];
  await aProperty(app.db, { cityId: 52 });
  const payload = { ...first, searchCriteria: [{ lookupTypeId: 2, lookupId: [52] }] };
  const { searchId } = (await post(app, "search", payload)).json();

  const answer = await post(other, "advance-search", { searchId, searchPayload: payload });
  const again = await post(other, "advance-search", { searchId });

  expect(answer.json()).toMatchObject({ searchId, totalCount: 1 });
  expect(again.json()).toMatchObject({ searchId, totalCount: 1 });
});

test("an id that is not stored and comes without a payload has expired", async () => {
  const response = await post(await testApp(), "advance-search", { searchId: randomUUID() });

  expect([response.statusCode, response.json().error.code]).toEqual([410, 2003]);
});

test("an id is valid for half an hour after its last use", () => {
  let now = 0;
  const ids = openSearchIds(() => now);
  const searchId = ids.name({ cityId: 5, checkIn, checkOut: first.checkOut, lookups: [] });

  now = 29 * 60_000;
  expect(ids.recall(searchId)?.cityId).toBe(5);
  now = 31 * 60_000;
  expect(ids.recall(searchId)).toBeNull();
});

test("ids of a flood do not fill the memory", () => {
  const ids = openSearchIds(() => 0);
  const criteria = { cityId: 5, checkIn, checkOut: first.checkOut, lookups: [] };
  const oldest = ids.name(criteria);
  for (let search = 0; search < 20_000; search++) ids.name(criteria);

  expect(ids.recall(oldest)).toBeNull();
});
