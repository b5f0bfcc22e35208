import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

const LookupItem = z.object({
  id: z.int(),
  lookupTypeId: z.int(),
  value: z.string(),
  rank: z.int(),
});
export type LookupItem = z.infer<typeof LookupItem>;

export const listLookups = {
  ...endpoints.listLookups,
  schema: {
    /** A name of `domain/lookup/lookup-types.ts`, such as CITY; another name is answered 404. */
    params: z.object({ lookupType: z.string().max(40) }),
    querystring: z.object({ locale: z.enum(["en", "ar"]).optional() }),
    response: { 200: z.array(LookupItem) },
  },
} as const satisfies Endpoint;
