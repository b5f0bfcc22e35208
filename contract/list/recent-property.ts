import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { MAX_RECENT_PROPERTIES } from "#domain/account/recent-properties.ts";

/** What a row of small pictures shows of a property. */
const RecentProperty = z.object({
  id: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  picture: z.string(),
  cityId: z.int(),
});
export type RecentProperty = z.infer<typeof RecentProperty>;

/**
 * Sends what a device viewed or cleared, and answers the list of the account, the newest first. Without changes it only
 * reads. `owner` is the account whose list the device holds: changes that were made for another account are ignored.
 */
export const changeRecentProperties = {
  ...endpoints.changeRecentProperties,
  schema: {
    body: z.object({
      owner: z.uuid().nullable(),
      isCleared: z.boolean(),
      viewed: z.array(z.int32().positive()).max(MAX_RECENT_PROPERTIES),
    }),
    response: { 200: z.object({ owner: z.uuid(), properties: z.array(RecentProperty) }) },
  },
} as const satisfies Endpoint;
