import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { PropertyCard } from "#contract/search/search.ts";
import { sites } from "#domain/site/sites.ts";

export const SiteIdChoice = z.enum(sites.map(({ siteId }) => siteId));

/** The airline of an offer. The field names come from the source system. */
const AirlineBanner = z.object({
  /** A path of our site. */
  logo: z.string(),
  /** From 0 to 5. */
  rating: z.number().min(0).max(5).nullable(),
  customer_count: z.int().nonnegative().nullable(),
  iataCode: z.string().regex(/^[A-Z0-9]{2}$/),
  /** The page of the banner, without language. */
  page_url: z.string(),
});
export type AirlineBanner = z.infer<typeof AirlineBanner>;

/** A banner in one language. Links and images are paths of our site; a code is always a voucher. Bodies are paragraphs. */
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
  /** The first is the main one. */
  bannerLinks: z.array(z.object({ link: z.string(), name: z.string() })),
  title: z.string(),
  images: z.array(z.string()),
  header: z.string(),
  bodies: z.array(z.string()),
  validity: z.string(),
  conditions: z.string(),
  airline: AirlineBanner.optional(),
});
export type BannerItem = z.infer<typeof BannerItem>;

export const listCampaigns = {
  ...endpoints.listCampaigns,
  schema: {
    querystring: z.object({
      /** If set, the list of the other language is empty. */
      locale: z.enum(["en", "ar"]).optional(),
      /** By default the site of the request. */
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
  /** The number of cards before it; 0 is above all cards. */
  position: z.int(),
  properties: z.array(PropertyCard),
});
export type Carousel = z.infer<typeof Carousel>;

const CarouselPayload = z.object({
  /** Required on the results page; on the front page all cities are used without it. */
  cityId: z.int32().positive().nullable().optional(),
  /** An invalid day is refused with 2002, so only the length is checked here. */
  checkIn: z.string().max(40).default(""),
  checkOut: z.string().max(40).default(""),
  rankType: z.enum(["static", "dynamic"]).default("dynamic"),
  page: z.enum(["HOME", "SEARCH"]),
  /** Homes that the page shows already. */
  exceptIds: z.array(z.int32().positive()).max(100).default([]),
  siteId: SiteIdChoice.optional(),
});
export type CarouselPayload = z.infer<typeof CarouselPayload>;

export const listCarousels = {
  ...endpoints.listCarousels,
  schema: { body: CarouselPayload, response: { 200: z.object({ carousels: z.array(Carousel) }) } },
} as const satisfies Endpoint;
