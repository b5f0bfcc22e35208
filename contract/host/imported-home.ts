import { z } from "zod";
import { listingLimits } from "#domain/listing/listing-limits.ts";
import { homeFields, panoramaFields, photoFields } from "./listing-body.ts";

/** The name of a file in the folder of a home, which leads nowhere else, or an address on the internet. */
const file = z.union([
  z.string().regex(/^[^/\\\p{Cc}]{1,200}$/u),
  z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s@\p{Cc}]+$/u),
]);
/** It is the name of a folder too. */
const externalId = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,79}$/u)
  .refine((id) => !id.includes(".."));

const Feed = z.strictObject({
  name: z.string().trim().min(1).max(60),
  url: z
    .string()
    .max(500)
    .regex(/^(?:https|webcal):\/\/[^\s@]+$/),
});

/** A home as an operator's files have it: everything that a listing says, and pictures by the names of their files. */
export const ImportedHome = z.strictObject({
  externalId,
  hostExternalId: externalId.nullable().default(null),
  ...homeFields,
  feeds: z.array(Feed).max(listingLimits.feeds).default([]),
  photos: z
    .array(z.strictObject({ file, ...photoFields }))
    .max(listingLimits.maxPhotos)
    .default([]),
  panoramas: z
    .array(z.strictObject({ file, ...panoramaFields }))
    .max(listingLimits.maxPanoramas)
    .default([]),
});
export type ImportedHome = z.infer<typeof ImportedHome>;
