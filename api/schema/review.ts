import { bigint, date, integer, numeric, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { reviewCategoryNames, reviewProviders, travelTypes } from "#domain/review/review.ts";

const score = (name: string) => numeric(name, { precision: 3, scale: 1, mode: "number" });

export const reviewCategories = pgTable("review_category", {
  name: text("name", { enum: reviewCategoryNames }).primaryKey(),
  labelEn: text("label_en").notNull(),
  labelAr: text("label_ar").notNull(),
  rank: smallint("rank").notNull(),
});

/** Reviews by our own guests, scored from 0 to 10. Google's reviews are not stored. */
export const reviews = pgTable("review", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  propertyId: integer("property_id").notNull(),
  provider: text("provider", { enum: reviewProviders }).notNull(),
  authorName: text("author_name").notNull(),
  language: text("language", { enum: ["en", "ar"] }).notNull(),
  comments: text("comments").notNull(),
  rating: score("rating").notNull(),
  travelType: text("travel_type", { enum: travelTypes }),
  cleanliness: smallint("cleanliness"),
  facilities: smallint("facilities"),
  location: smallint("location"),
  hospitality: smallint("hospitality"),
  value: smallint("value"),
  /** The check-out day; Google does not provide it. */
  checkOut: date("check_out"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** The summary of all reviews of a property; only database triggers write it. */
export const reviewSummaries = pgTable("review_summary", {
  propertyId: integer("property_id").notNull(),
  provider: text("provider", { enum: reviewProviders }).notNull(),
  averageRating: score("average_rating").notNull(),
  reviewCount: integer("review_count").notNull(),
  cleanliness: score("cleanliness"),
  facilities: score("facilities"),
  location: score("location"),
  hospitality: score("hospitality"),
  value: score("value"),
});
