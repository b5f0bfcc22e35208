import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { type Site, sites } from "#domain/site/sites.ts";
import type { ApiAnswer, ApiRequest } from "#web/lib/api/call-endpoint.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import { someData, somePrice, someProperty, someReviews } from "../property-for-test.tsx";
import { loadProperty } from "./load-property.ts";

type Answers = Partial<Record<EndpointName, ApiAnswer>>;
type Call = { name: EndpointName; body: Record<string, unknown> };

const well = (body: unknown): ApiAnswer => ({ status: 200, body });
const refused: ApiAnswer = { status: 503, body: undefined };
const usual: Answers = {
  getPropertyDetails: well(someProperty),
  getAvailability: well(someData.availability),
  quoteStay: well({ unitPriceDetails: somePrice() }),
  retrieveReviews: well(someReviews([1, 2, 3, 4, 5, 6, 7])),
  searchProperties: well({ properties: [] }),
  retrieveLookups: well({ cities: [{ id: 5, value: "Riyadh" }] }),
};
const STAY = "checkIn=10-12-2026&checkOut=12-12-2026";

/** Loads a property from an API of these answers, and tells every call in its order. */
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
    return { ...usual, ...answers }[name] ?? refused;
  };
  const context = new RouterContextProvider();
  const now = new Date("2026-11-15T09:00:00Z");
  const visit = {
    env: "test",
    site: sites[0] as Site,
    portSuffix: "",
    nonce: "",
    now,
    running: [],
    messageFiles: () => [],
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

test("the home is asked for first, and words only once it is known which of them it needs", async () => {
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

test("words of nothing are not asked for", async () => {
  const bare = { ...someProperty, amenityTypes: [], additionalInfo: [], spaces: [], guestTypeIds: [] };
  const { loaded, calls } = load({ answers: { getPropertyDetails: well(bare) } });
  await loaded;
  const groups = Object.keys(calls.at(-1)?.body.lookupsIds as object);
  expect(groups).toEqual(["rules", "cities", "regions", "areas", "propertyTypes"]);
});

test("of a home that does not exist nothing else is asked", async () => {
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

test("reviews of a home that nobody reviewed are not asked for", async () => {
  const none = { averageRating: 0, reviewCount: 0, summary: { en: "", ar: "" } };
  const property = { ...someProperty, review: none, googleReview: none };
  const { loaded, names } = load({ answers: { getPropertyDetails: well(property) } });
  expect((await loaded).reviews).toBeNull();
  expect(names()).not.toContain("retrieveReviews");
});

test("six reviews of the first page, newest first and from everybody, are kept for the page", async () => {
  const { loaded, calls } = load();
  expect((await loaded).reviews?.reviews).toHaveLength(6);
  expect(calls.find(({ name }) => name === "retrieveReviews")?.body).toEqual({
    provider: "mabeet",
    productId: 7,
    pageSize: 10,
  });
});

test("whatever but the home fails, the page is there and says less", async () => {
  const silent = { getAvailability: refused, quoteStay: refused, retrieveReviews: refused };
  const { loaded } = load({ answers: { ...silent, searchProperties: refused, retrieveLookups: refused } });
  expect(await loaded).toMatchObject({
    availability: null,
    quote: { kind: "failed" },
    reviews: null,
    labels: {},
    similar: { properties: [] },
  });
});

test("a guest who left before the home was there is no failure of the API, and nothing more is asked", async () => {
  const leaving = new AbortController();
  leaving.abort();
  const { loaded, names } = load({ signal: leaving.signal });
  await expect(loaded).rejects.toHaveProperty("name", "AbortError");
  expect(names()).toEqual([]);
});
