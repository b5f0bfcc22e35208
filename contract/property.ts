import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

const CitySummary = z.object({
  cityId: z.int(),
  /** Homes listed there. */
  count: z.int(),
  /** The lowest all-in price of one night, in riyals. */
  fromPrice: z.number(),
});
export type CitySummary = z.infer<typeof CitySummary>;

export const listCities = {
  ...endpoints.listCities,
  schema: { response: { 200: z.array(CitySummary) } },
} as const satisfies Endpoint;
