import { cartLines, type PricedCart } from "#api/cart/price/cart-lines.ts";
import { payableOf, payableWithLoyalty } from "#api/cart/price/cart-totals.ts";
import { arrivalSections } from "#api/item/chalet/message/arrival-sections.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { calendarLink } from "#api/order/message/order-message-text.ts";
import type { MailSection } from "#api/platform/messaging/mail-content.ts";
import { policiesInRiyals } from "#api/property/offer/policies-in-riyals.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { Language } from "#domain/language/language.ts";
import { cancellationPolicies, type PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";
import { aPricedCart } from "./a-priced-cart.ts";

type Given = { language?: Language; priced?: PricedCart; policyTypeId?: PolicyTypeId; createdAt?: Date };

const property = {
  nameEn: "Qamra",
  nameAr: "قمرا",
  areaEn: "Al Malqa",
  areaAr: "الملقا",
  cityEn: "Riyadh",
  cityAr: "الرياض",
  location: { latitude: 24.81, longitude: 46.6 },
  timeZone: "Asia/Riyadh",
  checkinBeginTime: "16:00",
  checkoutEndTime: "12:00",
};

/** A confirmed order of three nights as the database has it, with what messages read of it. */
export function anOrderRow(given: Given = {}): OrderRow {
  const { language = "en", priced = aPricedCart(), policyTypeId = 3 } = given;
  const { minor, currency, halalas } = payableOf(priced);
  const terms = { policyTypeId, freeCancellationHours: 60, checkIn: "2026-12-02" } as const;
  const policies = cancellationPolicies(
    { ...terms, checkInFrom: property.checkinBeginTime, timeZone: readTimeZone(property.timeZone) },
    { total: halalas, firstNight: Math.floor(halalas / 3) },
  );
  return {
    orderNumber: "C123456789",
    language,
    createdAt: given.createdAt ?? new Date("2026-11-15T09:00:00Z"),
    confirmedAt: new Date("2026-11-15T09:01:00Z"),
    totalMinor: minor,
    loyaltyMinor: payableWithLoyalty(priced) - minor,
    currency,
    items: [
      {
        kind: "chalet",
        propertyId: 17,
        startsOn: "2026-12-02",
        endsOn: "2026-12-05",
        snapshot: {
          property,
          guests: { firstName: "Noura", guestCount: { adults: 2, children: 0 } },
          priceLines: { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") },
          policySnapshot: policiesInRiyals(policies),
          depositAmount: 500,
        },
      },
    ],
  } as unknown as OrderRow;
}

/** What the guest of this order learns by its confirmation. */
export function anArrival(order: OrderRow, { origin, access }: { origin: string; access: string }): MailSection[] {
  return arrivalSections({ order, item: stayOf(order) }, someArrival, calendarLink(order, origin, access));
}

const someArrival = {
  contact: { firstName: "Fahad", phone: "+966800111222", hasWhatsapp: true, userType: "OWNER" },
  exactAddress: {
    streetEn: "Falcon Street",
    streetAr: "شارع الصقر",
    building: "7421",
    postalCode: "13521",
    plusCode: "7HP8RJ62+22",
  },
} as const;
