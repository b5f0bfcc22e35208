import type { ComparedProperty } from "#contract/search/compare.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { CompareData } from "./load-compare.ts";

const today = todayInRiyadh(new Date());
const review = (averageRating: number, reviewCount: number) => ({
  ...{ averageRating, reviewCount },
  summary: { en: "", ar: "" },
});

/** A chalet in Riyadh that is free for the stay. */
export function someHome(propertyId: number, given: Partial<ComparedProperty> = {}): ComparedProperty {
  return {
    ...{ propertyId, nameEn: `Home ${propertyId}`, nameAr: `بيت ${propertyId}`, propertyTypeId: 1, picture: null },
    ...{ cityId: 5, areaId: 50, latitude: 24.7, longitude: 46.7, capacity: 8, sleeps: 6, size: 300 },
    ...{ bedRoomCount: 1, bathRoomCount: 1, beds: [{ descriptionEn: "King bed", descriptionAr: "سرير كينج" }] },
    ...{ checkInFrom: "16:00", checkOutTo: "12:00", timeZone: "Asia/Riyadh", guestTypeIds: [1], is3DView: false },
    ...{ amenities: [{ id: 1, rank: 1, typeRank: 1 }], spaces: [], ruleIds: [], policyTypeId: 3, insuranceAmount: 0 },
    ...{ review: review(8.4, 12), refusal: null },
    priceDetail: {
      ...{ totalPrice: 1000, originalPrice: 1000, nightlyPrice: 500, currency: "SAR" },
      discount: { percentage: 0, source: null },
    },
    refund: { back: 1000, until: "2026-11-12T13:00:00.000Z", backLater: 500 },
    ...given,
  };
}

/** The data of a comparison, as its loader answers. */
export function someComparison(properties: ComparedProperty[], given: Partial<CompareData> = {}): CompareData {
  return {
    ...{ properties, ids: properties.map(({ propertyId }) => propertyId), hasInvalid: false, isTooMany: false },
    stay: { checkIn: addDays(today, 5), checkOut: addDays(today, 7) },
    ...{ hasOtherDates: false, party: null, today, suggestions: [] },
    ...{ place: null, hasInvalidPlace: false, typedPlace: null, offered: [] },
    labels: {
      cities: { 5: "Riyadh" },
      areas: { 50: "Al Rimal" },
      propertyTypes: { 1: "Chalet" },
      guestTypes: { 1: "Families" },
      amenities: { 1: "Wi-Fi", 2: "Pool" },
    },
    ...given,
  };
}
