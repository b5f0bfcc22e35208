import { z } from "zod";
import { sites } from "#domain/site/sites.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { PropertyCard } from "./search.ts";

export const SiteIdChoice = z.enum(sites.map(({ siteId }) => siteId));

/** An airline that an offer is made with. Names are those of the system it comes from. */
const AirlineBanner = z.object({
  /** A path of our own. */
  logo: z.string(),
  /** Of 5. */
  rating: z.number().min(0).max(5).nullable(),
  customer_count: z.int().nonnegative().nullable(),
  iataCode: z.string().regex(/^[A-Z0-9]{2}$/),
  /** The page whose banner it is on, without language. */
  page_url: z.string(),
});
export type AirlineBanner = z.infer<typeof AirlineBanner>;

/** A banner in one language. Links and images are paths of our own; a code is always a voucher. */
const BannerItem = z.object({
  id: z.int(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  popup: z.boolean(),
  pos: z.int(),
  cta: z.string(),
  ctaName: z.string(),
  voucherCode: z.string().nullable(),
  voucherType: z.literal("voucher"),
  bannerPosition: z.int(),
  campaignName: z.string(),
  countryCode: z.string(),
  brand: z.string(),
  destination: z.string(),
  bannerLink: z.string(),
  title: z.string(),
  image: z.string(),
  header: z.string(),
  body: z.string(),
  validity: z.string(),
  conditions: z.string(),
  airline: AirlineBanner.optional(),
});
export type BannerItem = z.infer<typeof BannerItem>;

export const listCampaigns = {
  ...endpoints.listCampaigns,
  schema: {
    querystring: z.object({
      /** With it the other language's list stays empty. */
      locale: z.enum(["en", "ar"]).optional(),
      /** Without it the site is the one that was called. */
      siteId: SiteIdChoice.optional(),
    }),
    response: {
      200: z.object({ campaigns: z.object({ en: z.array(BannerItem), ar: z.array(BannerItem) }) }),
    },
  },
} as const satisfies Endpoint;

const Carousel = z.object({
  titleAr: z.string(),
  titleEn: z.string(),
  /** After how many cards it stands; 0 is above them. */
  position: z.int(),
  properties: z.array(PropertyCard),
});
export type Carousel = z.infer<typeof Carousel>;

const CarouselPayload = z.object({
  /** Needed on the results page; on the home page all cities count without it. */
  cityId: z.int32().positive().nullable().optional(),
  /** What is no day is refused with 2002, so only the length is judged here. */
  checkIn: z.string().max(40).default(""),
  checkOut: z.string().max(40).default(""),
  rankType: z.enum(["static", "dynamic"]).default("dynamic"),
  page: z.enum(["HOME", "SEARCH"]),
  siteId: SiteIdChoice.optional(),
});
export type CarouselPayload = z.infer<typeof CarouselPayload>;

export const listCarousels = {
  ...endpoints.listCarousels,
  schema: { body: CarouselPayload, response: { 200: z.object({ carousels: z.array(Carousel) }) } },
} as const satisfies Endpoint;
