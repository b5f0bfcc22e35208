import { customType, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { User } from "#contract/account/account.ts";
import type { Billing, BookingContact, Promotions } from "#contract/account/profile.ts";
import { sessionEndReasons } from "#domain/account/session-end.ts";
import type { SiteId } from "#domain/site/sites.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** An account; the migration explains each column. */
export const accounts = pgTable("account", {
  id: uuid("id").primaryKey(),
  type: text("type", { enum: ["local", "social"] }).notNull(),
  status: text("status", { enum: ["active", "unverified", "locked", "deleted"] }).notNull(),
  title: text("title", { enum: ["mr", "mrs", "ms"] }),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  nationality: text("nationality"),
  email: text("email"),
  emailVerifiedAt: instant("email_verified_at"),
  phone: text("phone"),
  phoneParts: jsonb("phone_parts").$type<NonNullable<User["phone"]>>(),
  phoneVerifiedAt: instant("phone_verified_at"),
  passwordHash: text("password_hash"),
  siteId: text("site_id").$type<SiteId>().notNull(),
  language: text("language", { enum: ["en", "ar"] }).notNull(),
  promotions: jsonb("promotions")
    .$type<Promotions>()
    .notNull()
    .default({ email: false, sms: false, whatsapp: false, push: false }),
  bookingContact: jsonb("booking_contact").$type<BookingContact>(),
  billing: jsonb("billing").$type<Billing>(),
  createdAt: instant("created_at").notNull().defaultNow(),
  deletedAt: instant("deleted_at"),
  deleteReason: text("delete_reason"),
});
export type AccountRow = typeof accounts.$inferSelect;

export const sessions = pgTable("session", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  family: uuid("family").notNull(),
  tokenHash: bytes("token_hash").notNull(),
  via: text("via", { enum: ["password", "code", "social", "passkey"] }).notNull(),
  platform: text("platform", { enum: ["google", "facebook", "apple"] }),
  device: text("device").notNull(),
  network: text("network").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  familyStartedAt: instant("family_started_at").notNull(),
  confirmedAt: instant("confirmed_at").notNull().defaultNow(),
  replacedAt: instant("replaced_at"),
  nextSalt: bytes("next_salt"),
  revokedAt: instant("revoked_at"),
  endReason: text("end_reason", { enum: sessionEndReasons }),
});
export type SessionRow = typeof sessions.$inferSelect;

export const codePurposes = [
  "verify-email",
  "verify-phone",
  "reset-email",
  "reset-phone",
  "confirm",
  "login",
  "login-phone",
  "order",
] as const;

/** What a repeated registration changes in an unverified account. */
export type PendingRegistration = { firstName: string; lastName: string; passwordHash: string };

export const oneTimeCodes = pgTable("one_time_code", {
  id: uuid("id").primaryKey(),
  purpose: text("purpose", { enum: codePurposes }).notNull(),
  accountId: uuid("account_id"),
  /** Only for a code about an order, which needs no account. */
  orderId: uuid("order_id"),
  giftOrderId: uuid("gift_order_id"),
  recipient: text("recipient").notNull(),
  recipientParts: jsonb("recipient_parts").$type<NonNullable<User["phone"]>>(),
  sessionFamily: uuid("session_family"),
  registration: jsonb("registration").$type<PendingRegistration>(),
  codeHash: bytes("code_hash"),
  linkHash: bytes("link_hash"),
  attempts: smallint("tries").notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  replacedAt: instant("replaced_at"),
});
export type OneTimeCodeRow = typeof oneTimeCodes.$inferSelect;

export const accountMessages = pgTable("account_message", {
  id: uuid("id").primaryKey(),
  kind: text("kind").notNull(),
  channel: text("channel", { enum: ["email", "sms"] }).notNull(),
  recipient: text("recipient").notNull(),
  siteId: text("site_id").$type<SiteId>().notNull(),
  language: text("language", { enum: ["en", "ar"] }).notNull(),
  sealed: text("sealed"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const socialIdentities = pgTable(
  "social_identity",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    platform: text("platform", { enum: ["google", "facebook", "apple"] }).notNull(),
    accountId: uuid("account_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const challenges = pgTable("challenge", {
  id: uuid("id").primaryKey(),
  purpose: text("purpose", { enum: ["passkey-add", "passkey-login", "social", "captcha"] }).notNull(),
  accountId: uuid("account_id"),
  content: text("content").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

export const newsletterSubscriptions = pgTable("newsletter_subscription", {
  email: text("email").primaryKey(),
  siteId: text("site_id").$type<SiteId>().notNull(),
  language: text("language", { enum: ["en", "ar"] }).notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  askedAt: instant("asked_at").notNull().defaultNow(),
  linkHash: bytes("link_hash").notNull(),
  confirmedAt: instant("confirmed_at"),
  endedAt: instant("ended_at"),
});
