import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const CurrencyRate = z.object({
  code: z.string(),
  /** Units of this currency per riyal. */
  rate: z.number(),
  symbol: z.string(),
  symbol_native: z.string(),
});

export const CurrencyList = z.object({ base: z.object({ symbol: z.string() }), equivalent: z.array(CurrencyRate) });
export type CurrencyList = z.infer<typeof CurrencyList>;

const Country = z.object({
  Code: z.string(),
  DialCode: z.string(),
  Label: z.array(z.object({ Locale: z.string(), Value: z.string() })),
});
export const CountryList = z.array(Country);
export type CountryList = z.infer<typeof CountryList>;

export const listCurrencies = {
  ...endpoints.listCurrencies,
  schema: { response: { 200: CurrencyList } },
} as const satisfies Endpoint;

export const listCountries = {
  ...endpoints.listCountries,
  schema: { response: { 200: CountryList } },
} as const satisfies Endpoint;
