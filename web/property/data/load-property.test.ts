import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type EndpointName, endpoints } from "#contract/endpoint/endpoints.ts";
import { type Site, sites } from "#domain/site/sites.ts";
import type { ApiAnswer, ApiRequest } from "#web/lib/api/call-endpoint.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import { someData, somePrice, someProperty, someReviews } from "../property-for-test.tsx";
import { loadProperty } from "./load-property.ts";

type Answers = Partial<Record<EndpointName, ApiAnswer>>;
type Call = { name: EndpointName; body: Record<string, unknown> };

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
const unavailable: ApiAnswer = { status: 503, body: undefined };
const defaults: Answers = {
  getPropertyDetails: ok(someProperty),
  getAvailability: ok(someData.availability),
  quoteStay: ok({ unitPriceDetails: somePrice() }),
  retrieveReviews: ok(someReviews([1, 2, 3, 4, 5, 6, 7])),
  searchProperties: ok({ properties: [] }),
  retrieveLookups: ok({ cities: [{ id: 5, value: "Riyadh" }] }),
};
const STAY = "checkIn=10-12-2026&checkOut=12-12-2026";

/** Loads a property from an API with these answers, and records every call in its order. */
function load({
  answers = {},
  query = STAY,
  signal,
}: {
  answers?: Answers;
  query?: string;
  signal?: AbortSignal;
} = {}) {
  const calls: Call[] = [];
  const dispatch = async ({ method, path, body }: ApiRequest): Promise<ApiAnswer> => {
    signal?.throwIfAborted();
    const name = nameOf(method, path);
    calls.push({ name, body: body ? JSON.parse(body) : {} });
    await Promise.resolve();
    return { ...defaults, ...answers }[name] ?? unavailable;
  };
  const context = new RouterContextProvider();
  const now = new Date("2026-11-15T09:00:00Z");
  const visit = {
    env: "test",
    site: sites[0] as Site,
    portSuffix: "",
    smsReach: "all",
    nonce: "",
    now,
    running: [],
    scriptFiles: () => ({ firstModule: null, messages: [] }),
    visitorId: "visitor",
  } as const;
  context.set(visitContext, { ...visit, dispatch });
  context.set(localeContext, { language: "en", currency: "SAR" });
  const request = new Request(`http://mabeet-sa.localhost/en/chalet/details/7?${query}`, signal ? { signal } : {});
  return { calls, loaded: loadProperty(context, request, 7), names: () => calls.map(({ name }) => name) };
}

function nameOf(method: string, path: string): EndpointName {
  const [plain = ""] = path.split("?");
  const found = Object.entries(endpoints).find(
    ([, endpoint]) =>
      endpoint.method === method && new RegExp(`^${endpoint.url.replace(/:\w+/g, "[^/]+")}$`).test(plain),
  );
  if (!found) throw new Error(`No endpoint answers ${method} ${path}`);
  return found[0] as EndpointName;
}

test("the property loads first, and labels only once it is known which of them the page needs", async () => {
  const { loaded, names, calls } = load();
  await loaded;
  expect(names()[0]).toBe("getPropertyDetails");
  expect(names().at(-1)).toBe("retrieveLookups");
  expect(names().filter((name) => name === "retrieveLookups")).toHaveLength(1);
  expect(calls.at(-1)?.body.lookupsIds).toEqual({
    additionalCategories: [1],
    amenityTypes: [1],
    amenities: [1],
    rules: [1],
    spaceCategories: [8],
    cities: [5],
    regions: [1],
    areas: [501],
    propertyTypes: [1],
    guestTypes: [1],
  });
});

test("labels are not requested for empty lists", async () => {
  const bare = { ...someProperty, amenityTypes: [], additionalInfo: [], spaces: [], guestTypeIds: [] };
  const { loaded, calls } = load({ answers: { getPropertyDetails: ok(bare) } });
  await loaded;
  const groups = Object.keys(calls.at(-1)?.body.lookupsIds as object);
  expect(groups).toEqual(["rules", "cities", "regions", "areas", "propertyTypes"]);
});

test("a property that does not exist causes no other call", async () => {
  const { loaded, names } = load({ answers: { getPropertyDetails: { status: 404, body: undefined } } });
  await expect(loaded).rejects.toMatchObject({ status: 404 });
  expect(names()).toEqual(["getPropertyDetails"]);
});

test.each(["", "checkIn=31-02-2027&checkOut=yesterday", "checkIn=01-01-2020&checkOut=03-01-2020"])(
  "without days that can be booked (%s) no price is asked for",
  async (query) => {
    const { loaded, names } = load({ query });
    expect((await loaded).quote).toBeNull();
    expect(names()).not.toContain("quoteStay");
  },
);

test("reviews of a property without reviews are not requested", async () => {
  const none = { averageRating: 0, reviewCount: 0, summary: { en: "", ar: "" } };
  const property = { ...someProperty, review: none };
  const { loaded, names } = load({ answers: { getPropertyDetails: ok(property) } });
  expect((await loaded).reviews).toBeNull();
  expect(names()).not.toContain("retrieveReviews");
});

test("the page contains six reviews of the first page, newest first and from all travellers", async () => {
  const { loaded, calls } = load();
  expect((await loaded).reviews?.reviews).toHaveLength(6);
  expect(calls.find(({ name }) => name === "retrieveReviews")?.body).toEqual({
    provider: "mabeet",
    productId: 7,
    pageSize: 10,
  });
});

test("when any call but that of the property fails, the page renders without its data", async () => {
  const silent = { getAvailability: unavailable, quoteStay: unavailable, retrieveReviews: unavailable };
  const { loaded } = load({ answers: { ...silent, searchProperties: unavailable, retrieveLookups: unavailable } });
  expect(await loaded).toMatchObject({
    availability: null,
    quote: { kind: "failed" },
    reviews: null,
    labels: {},
    similar: { properties: [] },
  });
});

test("a request cancelled before the property has loaded is no failure and causes no other call", async () => {
  const leaving = new AbortController();
  leaving.abort();
  const { loaded, names } = load({ signal: leaving.signal });
  await expect(loaded).rejects.toHaveProperty("name", "AbortError");
  expect(names()).toEqual([]);
});
