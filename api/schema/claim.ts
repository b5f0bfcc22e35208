import { bigint, customType, date, integer, pgTable, pgView, text, timestamp } from "drizzle-orm/pg-core";

/** The text form of PostgreSQL: `[2026-11-19,2026-11-21)`. */
const daterange = customType<{ data: string }>({ dataType: () => "daterange" });

/** A requested stay; confirmed stays of a property never overlap. */
export const stayClaims = pgTable("stay_claim", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  propertyId: integer("property_id").notNull(),
  nights: daterange("nights").notNull(),
  state: text("state", { enum: ["held", "paying", "confirmed", "released"] }).notNull(),
  /** A block or an import has no order; it keeps nights from being booked. An import comes from another calendar. */
  kind: text("kind", { enum: ["guest", "block", "import"] })
    .notNull()
    .default("guest"),
  lockedBy: text("locked_by", { enum: ["operator"] }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** The claim of an order whose stay this one changes. */
  replaces: bigint("replaces", { mode: "number" }),
  /** Why a block was made. */
  note: text("note"),
  madeBy: text("made_by"),
});

/** The source of truth for availability: a night of a property has at most one claim. */
export const nightClaims = pgTable("night_claim", {
  propertyId: integer("property_id").notNull(),
  night: date("night").notNull(),
  stayClaimId: bigint("stay_claim_id", { mode: "number" }).notNull(),
  state: text("state", { enum: ["held", "paying", "confirmed"] }).notNull(),
  /** Only for holds. */
  expiresAt: timestamp("expires_at", { withTimezone: true }),
});

/** Nights that cannot be booked now; expired holds are not among them. */
export const liveNightClaims = pgView("live_night_claim", {
  propertyId: integer("property_id").notNull(),
  night: date("night").notNull(),
  stayClaimId: bigint("stay_claim_id", { mode: "number" }).notNull(),
  state: text("state", { enum: ["held", "paying", "confirmed"] }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
}).existing();
