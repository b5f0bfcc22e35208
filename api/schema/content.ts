import { boolean, integer, jsonb, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

const brands = ["ALL", "mabeet", "tajawal"] as const;
const countryCodes = ["ALL", "SA", "AE", "KW", "BH", "GLOBAL"] as const;

/** A themed row of properties. */
export const carousels = pgTable("carousel", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  page: text("page", { enum: ["HOME", "SEARCH"] }).notNull(),
  /** `null` means every city. */
  cityId: integer("city_id"),
  titleEn: text("title_en").notNull(),
  titleAr: text("title_ar").notNull(),
  /** n means after the n-th card. */
  position: smallint("position").notNull(),
  brand: text("brand", { enum: brands }).notNull().default("ALL"),
  countryCode: text("country_code", { enum: countryCodes }).notNull().default("ALL"),
});

export const carouselProperties = pgTable("carousel_property", {
  carouselId: integer("carousel_id").notNull(),
  propertyId: integer("property_id").notNull(),
  rank: smallint("rank").notNull(),
});

/** Visible from `startsAt` until before `endsAt`. */
export const campaigns = pgTable("campaign", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  brand: text("brand", { enum: brands }).notNull().default("ALL"),
  countryCode: text("country_code", { enum: countryCodes }).notNull().default("ALL"),
  startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
  endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
});

/** The airline of an offer; see the contract. */
export type AirlineBanner = {
  logo: string;
  rating: number | null;
  customer_count: number | null;
  iataCode: string;
  page_url: string;
};

/** A banner in one language. Links and images are paths of our site. */
export type BannerText = {
  destination: string;
  bannerLinks: { link: string; name: string }[];
  title: string;
  images: string[];
  header: string;
  bodies: string[];
  validity: string;
  conditions: string;
  ctaName: string;
  airline?: AirlineBanner;
};

/** The form in which rows were stored before a banner could have several links, images and bodies. */
export type SingleBannerText = { bannerLink?: string; image?: string; body?: string };

export const bannerItems = pgTable("banner_item", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  campaignId: integer("campaign_id").notNull(),
  pos: smallint("pos").notNull(),
  popup: boolean("popup").notNull().default(false),
  cta: text("cta").notNull(),
  voucherCode: text("voucher_code"),
  bannerPosition: smallint("banner_position").notNull().default(0),
  content: jsonb("content").$type<{ en: BannerText; ar: BannerText }>().notNull(),
});
