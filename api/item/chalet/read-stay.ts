import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type BookedProperty, chaletOrderItems } from "#api/schema/chalet.ts";
import type { CartItemOf, DraftItemOf, OrderFieldsOf, SnapshotOf } from "#api/schema/item.ts";
import { properties } from "#api/schema/property.ts";
import { bookedPropertySql, readBookedProperty } from "./property/booked-property.ts";

/** For the row `i` of `cart_item`. */
export const cartStaySql = `
  SELECT json_build_object('propertyId', s.property_id, 'stayClaimId', s.stay_claim_id)
  FROM chalet_item s WHERE s.cart_item_id = i.id`;

/** For the row `i` of `order_item`. */
export const orderStaySql = `
  SELECT json_build_object('propertyId', s.property_id, 'stayClaimId', s.stay_claim_id, 'stayState', s.stay_state,
    'noShowAt', s.no_show_at)
  FROM chalet_order_item s WHERE s.order_item_id = i.id`;

/** The property of a stay, for the row `i` of `cart_item`. */
export const stayFactsSql = `
  SELECT json_build_object('property', row_to_json(property))
  FROM (${bookedPropertySql("(SELECT s.property_id FROM chalet_item s WHERE s.cart_item_id = i.id)")}) AS property`;

export function orderStayFields({ noShowAt, ...stay }: OrderFieldsOf<"chalet">): OrderFieldsOf<"chalet"> {
  return { ...stay, noShowAt: noShowAt && new Date(noShowAt) };
}

export async function readStayFacts(db: Tx, { propertyId }: Pick<DraftItemOf<"chalet">, "propertyId">) {
  return { property: await readBookedProperty(db, propertyId) };
}

export async function capacityOfStay(db: Tx, { propertyId }: CartItemOf<"chalet">): Promise<number> {
  const { capacity } = properties;
  const [property] = await db.select({ capacity }).from(properties).where(eq(properties.id, propertyId));
  return property?.capacity ?? 0;
}

/** Lines need no more of a property than its names, which an order has copied. */
export function factsOfSnapshot({ property }: SnapshotOf<"chalet">) {
  return { property: property as unknown as BookedProperty };
}

export async function insertOrderStay(tx: Tx, orderItemId: string, stay: CartItemOf<"chalet">): Promise<void> {
  const { propertyId, stayClaimId } = stay;
  await tx.insert(chaletOrderItems).values({ orderItemId, propertyId, stayClaimId });
}
