import { expect, test, vi } from "vitest";
import type { FlexibleDates } from "#contract/search/search.ts";
import { readSearchQuery } from "#domain/search/search-url.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { emptyFacets } from "../filter/panel/facets.ts";
import type { Circumstances, Known } from "../state/results-data.ts";
import { loadResults } from "./load-results.ts";

const today = "2026-11-20";
const here: Circumstances = { today, language: "en", rankType: "dynamic", shape: "pages" };
const read = (text: string) => readSearchQuery(new URLSearchParams(text), today);

const weekends: FlexibleDates = [
  { checkIn: "2026-12-03", checkOut: "2026-12-05", count: 4, cheapestTotal: 900, isCheapest: false },
  { checkIn: "2026-12-10", checkOut: "2026-12-12", count: 2, cheapestTotal: 700, isCheapest: true },
  { checkIn: "2026-12-17", checkOut: "2026-12-19", count: 0, cheapestTotal: null, isCheapest: false },
];

/** An API with one city, which records the calls that depend on dates. */
function api(flexible: (body: { filters: object }) => FlexibleDates) {
  const calls: { name: string; body: { checkIn?: string; searchPayload?: { checkIn: string } } }[] = [];
  const list = { searchId: "s-1", filters: emptyFacets, totalCount: 12, properties: [], pageNo: 1, pageSize: 10 };
  const answers: Record<string, (body: never) => unknown> = {
    listLookups: () => [{ id: 5, lookupTypeId: 2, value: "Riyadh", rank: 1 }],
    searchProperties: () => list,
    advanceSearch: () => list,
    listCarousels: () => ({ carousels: [] }),
    findFlexibleDates: flexible,
  };
  const callApi: CallApi = async (name, input) => {
    const { body } = input as { body?: never };
    calls.push({ name, body: body ?? {} });
    return answers[name]?.(body as never) as never;
  };
  const named = (name: string) => calls.filter((call) => call.name === name);
  const load = (address: string, known: Known = { labels: {} }) => loadResults(callApi, read(address), here, known);
  return { load, named };
}

const december = "cityId=5&flex=weekends&month=2026-12";

test("a guest without dates sees the list of the cheapest stay", async () => {
  const { load, named } = api(() => weekends);
  const { stay, flexible, query } = await load(december);
  expect(stay).toEqual({ checkIn: "2026-12-10", checkOut: "2026-12-12" });
  expect(named("searchProperties")[0]?.body).toMatchObject(stay);
  expect(flexible?.dates).toBe(weekends);
  expect(query.stay).toBe(null);
});

test("the stay in the address is kept where the choice allows it, and replaced by the cheapest where not", async () => {
  const { load } = api(() => weekends);
  const allowed = await load(`${december}&checkIn=03-12-2026&checkOut=05-12-2026`);
  expect(allowed.stay).toEqual({ checkIn: "2026-12-03", checkOut: "2026-12-05" });
  const other = await load(`${december}&checkIn=04-12-2026&checkOut=05-12-2026`);
  expect(other.stay.checkIn).toBe("2026-12-10");
});

test("where nothing is free the first stay is listed, and outside the calendar the usual one", async () => {
  const taken = weekends.map((each) => ({ ...each, count: 0, cheapestTotal: null, isCheapest: false }));
  expect((await api(() => taken).load(december)).stay.checkIn).toBe("2026-12-03");
  expect((await api(() => []).load(december)).stay).toEqual({ checkIn: "2026-12-04", checkOut: "2026-12-05" });
});

test("dates with some days around them are searched for while the others are compared", async () => {
  const { load, named } = api(() => weekends);
  const { stay } = await load("cityId=5&checkIn=03-12-2026&checkOut=05-12-2026&flex=3");
  expect(stay.checkIn).toBe("2026-12-03");
  expect(named("findFlexibleDates")[0]?.body).toMatchObject({ ...stay, choice: { kind: "days", days: 3 } });
});

test("another order or page asks for no totals again; a filter does, and may make another stay the cheapest", async () => {
  const cheapestAt = (index: number) => weekends.map((each, at) => ({ ...each, isCheapest: at === index }));
  const { load, named } = api(({ filters }) => cheapestAt("guestCount" in filters ? 0 : 1));
  const same = await load(december);
  const sorted = await load(`${december}&sortBy=price-asc`, { labels: {}, same, cities: same.cities });
  expect(named("findFlexibleDates")).toHaveLength(1);
  expect(sorted.stay).toEqual(same.stay);
  expect(named("advanceSearch")[0]?.body.searchPayload?.checkIn).toBe("2026-12-10");

  const filtered = await load(`${december}&adults=4`, { labels: {}, same, cities: same.cities });
  expect(named("findFlexibleDates")).toHaveLength(2);
  expect(filtered.stay.checkIn).toBe("2026-12-03");
  expect(named("searchProperties").at(-2)?.body.checkIn).toBe("2026-12-03");
});

test("without the totals a list with dates still comes, a list without dates does not", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { load } = api(() => {
    throw new ApiProblem(503, null);
  });
  const dated = await load("cityId=5&checkIn=03-12-2026&checkOut=05-12-2026&flex=1");
  expect([dated.found?.totalCount, dated.flexible?.dates]).toEqual([12, null]);
  await expect(load(december)).rejects.toThrow(ApiProblem);
  logged.mockRestore();
});
