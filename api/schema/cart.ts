import { bigint, boolean, date, integer, jsonb, numeric, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import type { Traveller } from "#contract/cart/cart.ts";
import type { InsurancePlan } from "#contract/cart/insurance.ts";
import type { CouponMethod } from "#domain/cart/judge-coupon.ts";
import type { RewardProvider } from "#domain/loyalty/rewards.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { SiteId } from "#domain/site/sites.ts";
import { weekdays } from "#domain/stay/weekday.ts";
import { type CartItem, type DraftItem, itemKinds } from "./item.ts";

export const cartStates = ["open", "paying", "ordered", "released"] as const;
export const cartKinds = ["stay", "change"] as const;

/** A cart; the migrations explain each column. */
export const carts = pgTable("cart", {
  id: uuid("id").primaryKey(),
  holder: uuid("holder").notNull(),
  userId: uuid("user_id"),
  network: text("network").notNull(),
  siteId: text("site_id").$type<SiteId>().notNull(),
  language: text("language", { enum: ["en", "ar"] }).notNull(),
  adults: smallint("adults").notNull(),
  children: smallint("children").notNull(),
  state: text("state", { enum: cartStates }).notNull().default("open"),
  createdAt: instant("created_at").notNull().defaultNow(),
  holdUntil: instant("hold_until").notNull(),
  holdCap: instant("hold_cap").notNull(),
  paymentOpenedAt: instant("payment_opened_at"),
  currency: text("currency").$type<CurrencyCode>().notNull(),
  rate: numeric("rate", { precision: 18, scale: 8, mode: "number" }).notNull(),
  insurance: jsonb("insurance").$type<StoredInsurance>(),
  guest: jsonb("guest").$type<Traveller>(),
  guestEmail: text("guest_email"),
  guestPhone: text("guest_phone"),
  marketing: jsonb("marketing").$type<{ source?: string; medium?: string; campaign?: string }>(),
  searchId: text("search_id"),
  kind: text("kind", { enum: cartKinds }).notNull().default("stay"),
  changesOrderItemId: uuid("changes_order_item_id"),
  change: jsonb("change").$type<CartChange>(),
  earn: jsonb("earn").$type<ChosenEarning>(),
});
type WholeCart = typeof carts.$inferSelect;

/** One thing in a cart. */
export const cartItems = pgTable("cart_item", {
  id: uuid("id").primaryKey(),
  cartId: uuid("cart_id").notNull(),
  kind: text("kind", { enum: itemKinds }).notNull(),
  position: smallint("position").notNull(),
  startsOn: date("starts_on").notNull(),
  endsOn: date("ends_on").notNull(),
  price: jsonb("price").$type<CartItem["price"]>().notNull(),
  policies: jsonb("policies").$type<CartItem["policies"]>().notNull(),
});

/** A cart with its items. */
export type CartRow = WholeCart & { items: CartItem[] };
/** A cart as it is shown, before or after its items are held. */
export type ShownCart = WholeCart & { items: DraftItem[] };

/** What a cart has that changes an order. Amounts are halalas unless their name says otherwise. */
export type CartChange = {
  orderId: string;
  orderNumber: string;
  /** The stay that the order has until the change is paid, and its claim. */
  before: { checkIn: string; checkOut: string; adults: number; children: number };
  replaces: number;
  /** The total of the order before the change. */
  paid: number;
  paidMinor: number;
  /** Paid for nights that were given up without a refund. */
  retained: number;
  /** The coupon of the order, as it applies to the changed stay. */
  coupon: { code: string; amount: number } | null;
  /** How many nights the order does not have yet: only they have rows of their own. */
  addedNights: number;
};

/** The programme in which the stay will earn points, and the sealed number of its member. */
export type ChosenEarning = { provider: RewardProvider; memberSealed: string; memberMask: string };

/** The chosen travel cover; `amount` is in halalas. */
export type StoredInsurance = Pick<InsurancePlan, "planId" | "name" | "description"> & {
  productId: string;
  amount: number;
};

export const coupons = pgTable("coupon", {
  code: text("code").primaryKey(),
  kind: text("kind", { enum: ["percent", "amount"] }).notNull(),
  value: integer("value").notNull(),
  most: integer("most"),
  least: integer("least").notNull().default(0),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  usageLimit: integer("usage_limit"),
  brand: text("brand", { enum: ["ALL", "mabeet", "tajawal"] })
    .notNull()
    .default("ALL"),
  countryCode: text("country_code").notNull().default("ALL"),
  cityId: integer("city_id"),
  weekdays: text("weekdays", { enum: weekdays }).array(),
  leastNights: smallint("least_nights").notNull().default(1),
  isFirstBooking: boolean("is_first_booking").notNull().default(false),
  accountId: uuid("account_id"),
  contact: text("contact"),
  perGuestLimit: smallint("per_guest_limit"),
  stayFrom: date("stay_from"),
  stayTo: date("stay_to"),
  bookWeekdays: text("book_weekdays", { enum: weekdays }).array(),
  propertyIds: integer("property_ids").array(),
  propertyTypeIds: integer("property_type_ids").array(),
  hostId: integer("host_id"),
  maxNights: smallint("max_nights"),
  memberOnly: boolean("member_only").notNull().default(false),
  method: text("method").$type<CouponMethod>(),
  budgetHalalas: bigint("budget_halalas", { mode: "number" }),
  isPublic: boolean("is_public").notNull().default(false),
});
export type CouponRow = typeof coupons.$inferSelect;

export const couponUses = pgTable("coupon_use", {
  cartId: uuid("cart_id").primaryKey(),
  code: text("code").notNull(),
  amount: integer("amount").notNull(),
  state: text("state", { enum: ["reserved", "used", "returned"] })
    .notNull()
    .default("reserved"),
});
