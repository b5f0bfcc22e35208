import { bigint, date, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";
import type { ListingDraft } from "#contract/host/listing-body.ts";
import type { LicenceState } from "#domain/listing/licence.ts";
import { type ListingMove, type ListingState, listingStates } from "#domain/listing/moves.ts";
import type { Reason } from "#domain/listing/reasons.ts";

/** What a host offers: a document while it is written, rows of `property` and its parts once it is published. */
export const listings = pgTable("listing", {
  id: uuid("id").primaryKey().defaultRandom(),
  hostId: integer("host_id"),
  propertyId: integer("property_id"),
  state: text("state", { enum: listingStates }).$type<ListingState>().notNull(),
  /** Empty for a home whose rows were written without one, such as the seeded catalogue. */
  body: jsonb("body").$type<ListingDraft>().notNull().default({}),
  revision: integer("revision").notNull().default(1),
  step: text("step"),
  submittedAt: instant("submitted_at"),
  decidedAt: instant("decided_at"),
  decidedBy: text("decided_by"),
  /** Why it is not listed. */
  reasons: jsonb("reasons").$type<Reason[]>().notNull().default([]),
  externalId: text("external_id"),
  catalogue: text("catalogue"),
  sourceHash: bytea("source_hash"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Every move of a listing; rows are only added. */
export const listingEvents = pgTable("listing_event", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: uuid("listing_id").notNull(),
  at: instant("at").notNull().defaultNow(),
  move: text("move").$type<ListingMove>().notNull(),
  fromState: text("from_state").$type<ListingState>(),
  toState: text("to_state").$type<ListingState>().notNull(),
  actor: text("actor").notNull(),
  reason: text("reason").notNull().default(""),
});

/** The permit of a home, and what the register of its country answered last. */
export const licences = pgTable("licence", {
  listingId: uuid("listing_id").primaryKey(),
  countryCode: text("country_code").notNull(),
  number: text("number").notNull(),
  holderHash: text("holder_hash"),
  state: text("state").$type<LicenceState>().notNull(),
  validUntil: date("valid_until"),
  checkedAt: instant("checked_at"),
  answer: jsonb("answer").$type<Record<string, unknown>>(),
});

/** A message to a host about the permit of a home. */
export const licenceNotices = pgTable("licence_notice", {
  id: uuid("id").primaryKey(),
  listingId: uuid("listing_id").notNull(),
  kind: text("kind", { enum: ["ending", "ended"] }).notNull(),
  validUntil: date("valid_until"),
  /** The warning that this is: at most so many days are left. */
  days: smallint("days"),
  createdAt: instant("created_at").notNull().defaultNow(),
});
