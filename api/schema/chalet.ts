import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import type { Cart } from "#contract/cart/cart.ts";
import type { Order } from "#contract/order/order.ts";
import type { Point } from "#domain/location/shift.ts";
import { type StayState, stayStates } from "#domain/order/stay-state.ts";
import type { PropertyPhoto } from "#domain/picture/property-photo.ts";
import type { CancellationPolicy } from "#domain/policy/cancellation-policy.ts";
import type { PropertyStayPrice } from "#domain/price/price-property-stay.ts";

/** What an item of a cart has that is a stay in a property. */
export const chaletItems = pgTable("chalet_item", {
  cartItemId: uuid("cart_item_id").primaryKey(),
  propertyId: integer("property_id").notNull(),
  stayClaimId: bigint("stay_claim_id", { mode: "number" }).notNull(),
});

/** What an item of an order has that is a stay in a property. */
export const chaletOrderItems = pgTable("chalet_order_item", {
  orderItemId: uuid("order_item_id").primaryKey(),
  propertyId: integer("property_id").notNull(),
  stayClaimId: bigint("stay_claim_id", { mode: "number" }).notNull(),
  stayState: text("stay_state", { enum: stayStates }).notNull().default("expected"),
  /** When the host reported that nobody arrived. */
  noShowAt: instant("no_show_at"),
});

type StoredHost =
  NonNullable<Cart["chalet"]["contact"]> extends infer Contact
    ? Omit<Contact, "firstName"> & { firstNameEn: string; firstNameAr: string }
    : never;

/** A property as carts and orders show it, listed or not: labels in both languages and its exact location. */
export type BookedProperty = Point & {
  propertyId: number;
  propertyTypeId: number;
  nameEn: string;
  nameAr: string;
  originalNameEn: string | null;
  originalNameAr: string | null;
  addressEn: string;
  addressAr: string;
  cityId: number;
  areaId: number;
  cityEn: string;
  cityAr: string;
  areaEn: string;
  areaAr: string;
  capacity: number;
  checkinBeginTime: string;
  checkoutEndTime: string;
  timeZone: string;
  /** The deposit, in halalas. */
  insuranceAmount: number;
  fixedRuleIds: number[];
  otherRules: { en: string; ar: string }[];
  host: StoredHost | null;
  bedRoomCount: number;
  bathRoomCount: number;
  is3DView: boolean;
  isBySea: boolean;
  salt: number;
  amenityIds: number[];
  spaceCategoryIds: number[];
  /** Its cover; `null` for a property whose pictures are drawn. */
  photos: PropertyPhoto[] | null;
};

type Draft = { propertyId: number; price: PropertyStayPrice; policies: CancellationPolicy[] };

/** A stay in a property as carts and orders hold it. */
export type ChaletRows = {
  facts: { property: BookedProperty };
  draft: Draft;
  cart: Draft & { stayClaimId: number };
  order: { propertyId: number; stayClaimId: number; stayState: StayState; noShowAt: Date | null };
  snapshot: {
    property: Omit<Order["property"], "city" | "area"> & {
      cityEn: string;
      cityAr: string;
      areaEn: string;
      areaAr: string;
    };
    policySnapshot: Order["policySnapshot"];
    /** Base riyals. */
    depositAmount: number;
  };
};
