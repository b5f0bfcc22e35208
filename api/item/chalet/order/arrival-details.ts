import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { hosts } from "#api/schema/host.ts";
import type { OrderItemOf } from "#api/schema/item.ts";
import { properties } from "#api/schema/property.ts";
import type { Order } from "#contract/order/order.ts";
import type { Language } from "#domain/language/language.ts";
import { plusCode } from "#domain/location/plus-code.ts";
import { type OrderStatus, orderStatus } from "#domain/order/order-status.ts";

export type ArrivalDetails = Pick<Order, "contact" | "exactAddress">;

/**
 * Details that a guest has only while the booking is confirmed. They are read again each time, because a host may correct
 * them.
 */
export async function arrivalDetails(
  db: Tx,
  { statusCode, item: { propertyId, snapshot } }: { statusCode: OrderStatus; item: OrderItemOf<"chalet"> },
  language: Language,
): Promise<ArrivalDetails> {
  if (statusCode !== orderStatus.confirmed) return { contact: null, exactAddress: null };
  const { streetEn, streetAr, building, postalCode } = properties;
  const contact = {
    firstName: language === "ar" ? hosts.firstNameAr : hosts.firstNameEn,
    phone: hosts.phone,
    hasWhatsapp: hosts.hasWhatsapp,
    userType: hosts.userType,
  };
  const [found] = await db
    .select({ street: { streetEn, streetAr, building, postalCode }, contact })
    .from(properties)
    .leftJoin(hosts, eq(hosts.id, properties.hostId))
    .where(eq(properties.id, propertyId));
  if (!found) return { contact: null, exactAddress: null };
  return {
    contact: found.contact,
    exactAddress: { ...found.street, plusCode: plusCode(snapshot.property.location) },
  };
}
