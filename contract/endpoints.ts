/**
 * Every call of the product by name: its method and path, and nothing of Zod, so that the browser can carry it.
 * The shapes lie in the file of the same feature beside this one and spread these lines.
 */
export const endpoints = {
  listCurrencies: { method: "GET", url: "/api/system/currency/list" },
  listCountries: { method: "GET", url: "/api/system/country/list" },
  listCities: { method: "GET", url: "/api/accommodation/property/cities" },
  listLookups: { method: "GET", url: "/api/accommodation/lookup/:lookupType" },
  searchProperties: { method: "POST", url: "/api/accommodation/property/search" },
} as const;

export type EndpointName = keyof typeof endpoints;
