import { z } from "zod";
import { apiEndpoints } from "#contract/endpoint/api-endpoints.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { lookupGroups, MAX_LOOKUP_IDS } from "#domain/lookup/lookup-groups.ts";

const LookupItem = z.object({
  id: z.int(),
  lookupTypeId: z.int(),
  value: z.string(),
  rank: z.int(),
  /** Of a city that an operator added: its middle. Pages know those of the others. */
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type LookupItem = z.infer<typeof LookupItem>;

const Id = z.int32().positive();
const Locale = z.enum(["en", "ar"]).optional();
/** 4 is reserved: it is accepted and has no items. */
const LookupTypeId = z
  .string()
  .regex(/^([1-9]|1[0-5])$/)
  .transform(Number);
const groupNames = Object.keys(lookupGroups) as (keyof typeof lookupGroups)[];

const LookupsIds = z
  .partialRecord(z.enum(groupNames), z.array(Id).max(MAX_LOOKUP_IDS))
  .refine((groups) => Object.values(groups).flat().length <= MAX_LOOKUP_IDS, "tooMany");

export const listLookups = {
  ...endpoints.listLookups,
  schema: {
    /** A name of `domain/lookup/lookup-types.ts`, such as CITY; an unknown name is answered 404. */
    params: z.object({ lookupType: z.string().max(40) }),
    querystring: z.object({ locale: Locale }),
    response: { 200: z.array(LookupItem) },
  },
} as const satisfies Endpoint;

/** Every lookup type as an item: its id, and as value the name for `listLookups`. */
export const listLookupTypes = {
  ...endpoints.listLookupTypes,
  schema: { response: { 200: z.array(LookupItem) } },
} as const satisfies Endpoint;

export const searchLookups = {
  ...endpoints.searchLookups,
  schema: {
    querystring: z.object({
      name: z.string().trim().min(1).max(100),
      locale: Locale,
      lookupTypeId: LookupTypeId.optional(),
    }),
    response: { 200: z.array(LookupItem) },
  },
} as const satisfies Endpoint;

/** The items with these ids, of all types unless one is given. */
export const getLookups = {
  ...apiEndpoints.getLookups,
  schema: {
    querystring: z.object({
      locale: Locale,
      ids: z
        .string()
        .max(MAX_LOOKUP_IDS * 11)
        .transform((written) => written.split(",").map((id) => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN)))
        .pipe(z.array(Id).min(1).max(MAX_LOOKUP_IDS)),
      lookupTypeId: LookupTypeId.optional(),
    }),
    response: { 200: z.array(LookupItem) },
  },
} as const satisfies Endpoint;

/** The answer has the same keys as the request. */
export const retrieveLookups = {
  ...endpoints.retrieveLookups,
  schema: {
    querystring: z.object({ locale: Locale }),
    body: z.object({ lookupsIds: LookupsIds }),
    response: { 200: z.partialRecord(z.enum(groupNames), z.array(LookupItem)) },
  },
} as const satisfies Endpoint;
