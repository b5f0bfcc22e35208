import { expect, test, vi } from "vitest";
import { cityCentres } from "#domain/location/city-centres.ts";
import { readSearchQuery } from "#domain/search/search-url.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { problemBody } from "#web/lib/api/held-network-for-test.ts";
import type { Circumstances, Known } from "../state/results-data.ts";
import type { Found } from "../state/search-store.ts";
import { loadResults } from "./load-results.ts";

const today = "2026-11-20";
const here: Circumstances = { today, language: "ar", rankType: "dynamic", shape: "pages" };
const query = (text: string) => readSearchQuery(new URLSearchParams(text), today);
const known: Known = { labels: {} };

const option = { id: 31, lookupTypeId: 3, groupId: null, totalCount: 1, rank: 1 };
const facets = Object.fromEntries(
  ["cities", "areas", "propertyTypes", "amenities", "spaces", "guestTypes", "reviewRating"].map((name) => [name, []]),
) as unknown as Found["filters"];

function found(totalCount: number, pageNo = 1, pageSize = 10): Found {
  const left = Math.min(pageSize, Math.max(0, totalCount - (pageNo - 1) * pageSize));
  const properties = Array.from({ length: left }, (_, index) => ({
    id: (pageNo - 1) * pageSize + index,
    location: { distance: 900 },
    images: [],
    review: { averageRating: 9, reviewCount: 1 },
  }));
  return {
    searchId: "s-1",
    filters: { ...facets, areas: [option] },
    totalCount,
    pageNo,
    pageSize,
    properties,
  } as unknown as Found;
}

/** An API that answers from a table and records its calls. */
function api(totalCount: number, more: Record<string, (body: never) => unknown> = {}) {
  const calls: { name: string; body: Record<string, unknown> }[] = [];
  const list = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => found(totalCount, pageNo, pageSize);
  const answers: Record<string, (body: never) => unknown> = {
    listLookups: () => [{ id: 5, lookupTypeId: 2, value: "الرياض", rank: 1 }],
    searchProperties: list,
    advanceSearch: list,
    listCarousels: () => ({ carousels: [] }),
    retrieveLookups: () => ({ areas: [{ id: 31, lookupTypeId: 3, value: "الملقا", rank: 1 }] }),
    findNearestDates: () => [{ checkIn: "2026-12-01", checkOut: "2026-12-02", count: 4 }],
    ...more,
  };
  const callApi: CallApi = async (name, input) => {
    const { body } = input as { body?: Record<string, unknown> };
    calls.push({ name, body: body ?? {} });
    return answers[name]?.(body as never) as never;
  };
  return { callApi, calls, named: (name: string) => calls.filter((call) => call.name === name) };
}

test("without dates a guest sees the stay in two weeks, with labels and no unfiltered facets", async () => {
  const { callApi } = api(12);
  const data = await loadResults(callApi, query("cityId=5"), here, known);
  expect(data.stay).toEqual({ checkIn: "2026-12-04", checkOut: "2026-12-05" });
  expect(data.found?.totalCount).toBe(12);
  expect(data.labels).toEqual({ 3: { 31: "الملقا" } });
  expect([data.options, data.help]).toEqual([null, null]);
});

test("an unknown city is not searched for", async () => {
  const { callApi, named } = api(12);
  expect((await loadResults(callApi, query("cityId=99"), here, known)).city).toBe(null);
  expect(named("searchProperties")).toEqual([]);
});

test("a URL with filters makes two calls: one for its properties, one for all options", async () => {
  const { callApi, named } = api(12);
  const data = await loadResults(callApi, query("cityId=5&areas=31"), here, known);
  const bodies = named("searchProperties").map(({ body }) => [body.filterCriteria, body.pageSize]);
  expect(bodies).toEqual([
    [[{ lookupTypeId: 3, lookupId: [31] }], 10],
    [[], 1],
  ]);
  expect(data.options).not.toBe(null);
  expect(data.carousels).toBe(null);
});

test("a step from known results is an advanced search that repeats the first payload", async () => {
  const first = api(12);
  const same = await loadResults(first.callApi, query("cityId=5"), here, known);
  const { callApi, named } = api(3);
  await loadResults(callApi, query("cityId=5&areas=31"), here, { ...known, same, cities: same.cities });
  expect(named("searchProperties")).toEqual([]);
  expect(named("advanceSearch")[0]?.body).toMatchObject({
    searchId: "s-1",
    searchPayload: { searchCriteria: [{ lookupTypeId: 2, lookupId: [5] }], checkIn: "2026-12-04" },
  });
});

test("on a phone a link to page 3 loads pages 1 to 3", async () => {
  const { callApi, named } = api(25);
  const data = await loadResults(callApi, query("cityId=5&pageNo=3"), { ...here, shape: "list" }, known);
  expect(named("searchProperties")[0]?.body).toMatchObject({ pageNo: 1, pageSize: 30 });
  expect(data.found).toMatchObject({ pageNo: 3, pageSize: 10 });
  expect(data.found?.properties).toHaveLength(25);
});

test("a page after the last one is the last one", async () => {
  const { callApi } = api(25);
  const data = await loadResults(callApi, query("cityId=5&pageNo=9"), here, known);
  expect(data.found).toMatchObject({ pageNo: 3 });
  expect(data.query.pageNo).toBe(3);
});

test("without results the guest sees which filter to relax and the nearest free dates", async () => {
  const counted = (body: { filterCriteria: unknown[]; is3DView?: boolean }) =>
    found(body.is3DView && body.filterCriteria.length > 0 ? 0 : body.is3DView ? 2 : 7);
  const { callApi } = api(0, { searchProperties: counted, advanceSearch: counted });
  const data = await loadResults(callApi, query("cityId=5&areas=31&is3DView=1"), here, known);
  expect(data.help?.relaxations).toEqual([
    { relaxation: { name: "is3DView" }, count: 7 },
    { relaxation: { name: "areas", id: 31 }, count: 2 },
    { relaxation: { name: "everything" }, count: 7 },
  ]);
  expect(data.help?.dates).toHaveLength(1);
});

test("dates beyond the site's window are replaced by the default dates", async () => {
  const refuse = (body: { checkIn: string; pageNo: number }) => {
    if (body.checkIn === "2027-06-01") throw new ApiProblem(400, problemBody("dates-invalid"));
    return found(4, body.pageNo);
  };
  const { callApi } = api(4, { searchProperties: refuse });
  const data = await loadResults(callApi, query("cityId=5&checkIn=01-06-2027&checkOut=02-06-2027"), here, known);
  expect(data.stay.checkIn).toBe("2026-12-04");
});

test("without the list of cities the results still come", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const fail = () => {
    throw new ApiProblem(503, null);
  };
  const { callApi } = api(4, { listLookups: fail });
  const data = await loadResults(callApi, query("cityId=5"), here, known);
  expect(data).toMatchObject({ city: { id: 5, value: "الرياض" }, failure: null });
  expect(data.found?.totalCount).toBe(4);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("the nearest without a location are the nearest to the centre, and no card claims a distance", async () => {
  const { callApi, named } = api(4);
  const data = await loadResults(callApi, query("cityId=5&sortBy=distance-asc"), here, known);
  expect(named("searchProperties")[0]?.body).toMatchObject({ sortBy: "distance", ...cityCentres[5] });
  expect(data.found?.properties.some(({ location }) => "distance" in location)).toBe(false);
});

test("in a city that an operator added, the nearest are the nearest to the middle that came with it", async () => {
  const middle = { latitude: 27.5114, longitude: 41.7208 };
  const { callApi, named } = api(4, {
    listLookups: () => [{ id: 1000, lookupTypeId: 2, value: "حائل", rank: 1000, ...middle }],
  });
  await loadResults(callApi, query("cityId=1000&sortBy=distance-asc"), here, known);
  expect(named("searchProperties")[0]?.body).toMatchObject({ sortBy: "distance", ...middle });
});

test("labels, rows and help may fail without failing the list; the list may not", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const fail = () => {
    throw new ApiProblem(500, null);
  };
  const quiet = api(0, { retrieveLookups: fail, listCarousels: fail, findNearestDates: fail });
  const data = await loadResults(quiet.callApi, query("cityId=5"), here, known);
  expect(data).toMatchObject({ labels: {}, carousels: null, help: { relaxations: [], dates: [] } });
  expect(logged).toHaveBeenCalledTimes(3);
  const broken = api(0, { searchProperties: fail });
  await expect(loadResults(broken.callApi, query("cityId=5"), here, known)).rejects.toThrow(ApiProblem);
});
