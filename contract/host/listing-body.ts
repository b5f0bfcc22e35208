import { z } from "zod";
import { freeCancellationHours, listingLimits } from "#domain/listing/listing-limits.ts";
import { contactIn, isInOwnScript } from "#domain/listing/own-script.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { listingPrices } from "./listing-prices.ts";

const id = z.int().min(1).max(32_767);
const within = ([min, max]: readonly [number, number]) => z.int().min(min).max(max);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The words of a host in one language: in its script, and without a way around the site. */
function words([min, max]: readonly [number, number], language: "en" | "ar") {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => isInOwnScript(text, language), { error: "script" })
    .refine((text) => contactIn(text) === null, { error: "contact" });
}

const name = (language: "en" | "ar") => words(listingLimits.nameLength, language);
const detail = z.string().trim().max(200).nullable().default(null);

const Space = z.strictObject({
  spaceCategoryId: id,
  count: within(listingLimits.spaceCount).default(1),
  detailEn: detail,
  detailAr: detail,
});

const Info = z.strictObject({
  additionalInfoCategoryId: id,
  descriptionEn: words(listingLimits.infoLength, "en"),
  descriptionAr: words(listingLimits.infoLength, "ar"),
});

const Rule = z.strictObject({ en: words(listingLimits.ruleLength, "en"), ar: words(listingLimits.ruleLength, "ar") });

const share = z.number().min(0).max(1);
const degrees = z.number().min(-180).max(180);
const pitch = z.number().min(-90).max(90);

/** What is said of a photograph, wherever its file is. */
export const photoFields = {
  spaceCategoryId: id.nullable().default(null),
  altEn: z.string().trim().max(200).default(""),
  altAr: z.string().trim().max(200).default(""),
  /** What a crop keeps, as shares of width and height from the top left. */
  focus: z.strictObject({ x: share, y: share }).nullable().default(null),
};

/** What is said of a panorama. A door leads to another panorama of the home, by its position from 1. */
export const panoramaFields = {
  spaceCategoryId: id.nullable().default(null),
  roomEn: z.string().trim().max(60).default(""),
  roomAr: z.string().trim().max(60).default(""),
  startYaw: degrees.default(0),
  doors: z
    .array(z.strictObject({ to: z.int().min(1).max(listingLimits.maxPanoramas), yaw: degrees, pitch }))
    .max(listingLimits.maxPanoramas)
    .default([]),
};

const photoId = z.int().positive();

/** Everything a home says, with the names of the property's answer. Prices are whole riyals before VAT. */
export const homeFields = {
  propertyTypeId: id,
  guestTypeIds: z.array(id).min(1).max(4),
  size: within(listingLimits.size),
  /** Guests at most, day visitors included. */
  capacity: within(listingLimits.capacity),
  /** Guests who can sleep there; without it, what its beds say. */
  sleeps: within(listingLimits.capacity).nullable().default(null),
  cityId: z.int().positive(),
  areaId: z.int().positive(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  streetEn: z.string().trim().max(120).default(""),
  streetAr: z.string().trim().max(120).default(""),
  building: z.string().trim().max(20).nullable().default(null),
  postalCode: z.string().trim().max(12).nullable().default(null),
  isBySea: z.boolean().default(false),
  spaces: z.array(Space).min(1).max(listingLimits.spaces),
  amenityIds: z.array(id).min(listingLimits.amenities).max(100),
  fixedRuleIds: z.array(id).max(30).default([]),
  otherRules: z.array(Rule).max(listingLimits.otherRules).default([]),
  checkInFrom: time,
  checkOutTo: time,
  nameEn: name("en"),
  nameAr: name("ar"),
  originalNameEn: z.string().trim().min(1).max(80).nullable().default(null),
  originalNameAr: z.string().trim().min(1).max(80).nullable().default(null),
  compoundNameEn: z.string().trim().min(1).max(80).nullable().default(null),
  compoundNameAr: z.string().trim().min(1).max(80).nullable().default(null),
  descriptionEn: words(listingLimits.descriptionLength, "en"),
  descriptionAr: words(listingLimits.descriptionLength, "ar"),
  infos: z.array(Info).max(10).default([]),
  policyTypeId: z.literal(Object.values(policyTypes)).default(policyTypes.FULLY_REFUNDABLE),
  freeCancellationHours: z.literal([0, ...freeCancellationHours]).default(60),
  insuranceAmount: within(listingLimits.deposit).default(0),
  serviceFee: within(listingLimits.serviceFee).default(0),
  prices: listingPrices,
  licenseNumber: z.string().trim().min(1).max(20).nullable().default(null),
};

const pictures = {
  photos: z
    .array(z.strictObject({ photoId, ...photoFields }))
    .max(listingLimits.maxPhotos)
    .default([]),
  panoramas: z
    .array(z.strictObject({ photoId, ...panoramaFields }))
    .max(listingLimits.maxPanoramas)
    .default([]),
};

/** The document of a listing that may be submitted. */
export const WholeListing = z.strictObject({ ...homeFields, ...pictures });
export type ListingBody = z.infer<typeof WholeListing>;

type Fields = typeof homeFields & typeof pictures;
type Bare = { [Name in keyof Fields]: Fields[Name] extends z.ZodDefault<infer Inner> ? Inner : Fields[Name] };

/** Without what is filled in for a missing field: a draft says only what its host wrote. */
function withoutDefaults(fields: Fields): Bare {
  const bare = Object.entries(fields).map(([field, type]) => [
    field,
    type instanceof z.ZodDefault ? type.unwrap() : type,
  ]);
  return Object.fromEntries(bare) as Bare;
}

/** A draft: every field may be missing, and the bounds of the others hold. */
export const LooseListing = z.strictObject(withoutDefaults({ ...homeFields, ...pictures })).partial();
export type ListingDraft = z.infer<typeof LooseListing>;
