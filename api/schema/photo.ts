import { bigint, integer, pgTable, real, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import type { PhotoKind } from "#domain/picture/photo-limits.ts";

/** The first part of a key in the store: of listed homes, of a host's drafts, of claims and documents. */
const photoClasses = ["public", "draft", "private"] as const;
export type PhotoClass = (typeof photoClasses)[number];

/** A photograph or panorama that was taken in. */
export const photos = pgTable("photo", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  hostId: integer("host_id").notNull(),
  kind: text("kind").$type<PhotoKind>().notNull(),
  sha256: text("sha256").notNull(),
  /** Of the file that was sent. */
  sourceSha256: text("source_sha256").notNull(),
  class: text("class", { enum: photoClasses }).notNull().default("draft"),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  bytes: integer("bytes").notNull(),
  gradient: text("gradient").notNull(),
  focusX: smallint("focus_x").notNull(),
  focusY: smallint("focus_y").notNull(),
  dhash: bigint("dhash", { mode: "bigint" }).notNull(),
  /** A waiting one looks like another host's, until an operator releases or refuses it. Only ready ones are shown. */
  state: text("state", { enum: ["ready", "waiting", "refused"] }).notNull(),
  madeBy: text("made_by").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const propertyPhotos = pgTable("property_photo", {
  propertyId: integer("property_id").notNull(),
  photoId: bigint("photo_id", { mode: "number" }).notNull(),
  rank: smallint("rank").notNull(),
  spaceCategoryId: smallint("space_category_id"),
  altEn: text("alt_en").notNull().default(""),
  altAr: text("alt_ar").notNull().default(""),
  focusX: smallint("focus_x"),
  focusY: smallint("focus_y"),
});

export const propertyPanoramas = pgTable("property_panorama", {
  propertyId: integer("property_id").notNull(),
  photoId: bigint("photo_id", { mode: "number" }).notNull(),
  rank: smallint("rank").notNull(),
  spaceCategoryId: smallint("space_category_id"),
  /** Its key in the tour. */
  room: text("room").notNull(),
  /** What guests read; empty for the kind of the space. */
  roomEn: text("room_en").notNull().default(""),
  roomAr: text("room_ar").notNull().default(""),
  /** Angles are degrees from the middle of the picture, to the right and upwards. */
  startYaw: real("start_yaw").notNull().default(0),
});

export const panoramaDoors = pgTable("panorama_door", {
  propertyId: integer("property_id").notNull(),
  room: text("room").notNull(),
  toRoom: text("to_room").notNull(),
  yaw: real("yaw").notNull(),
  pitch: real("pitch").notNull(),
});

/** Photographs that a property no longer shows. */
export const formerPropertyPhotos = pgTable("former_property_photo", {
  propertyId: integer("property_id").notNull(),
  photoId: bigint("photo_id", { mode: "number" }).notNull(),
  removedAt: instant("removed_at").notNull().defaultNow(),
});
