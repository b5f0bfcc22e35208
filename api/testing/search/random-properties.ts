import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { areas, cities, lookups } from "#api/schema/lookup.ts";
import { properties, propertySpaces } from "#api/schema/property.ts";
import {
  bookingRules,
  leadDiscounts,
  lengthDiscounts,
  nightRates,
  propertyDiscounts,
  stayRules,
} from "#api/schema/rate.ts";
import { reviewSummaries } from "#api/schema/review.ts";
import { aCountry } from "#api/testing/builders/a-country.ts";
import { aSeason } from "#api/testing/builders/a-season.ts";
import { discountedLengths, discountSources, leadKinds } from "#domain/price/property-rates.ts";
import { seasonKinds } from "#domain/price/season.ts";
import { lookupFilter, lookupFilterNames } from "#domain/search/filters.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { checkboxColumns } from "./checkbox-columns.ts";
import type { SeededRandom } from "./seeded-random.ts";

export const randomCities = [
  { id: 5, countryCode: "SA", latitude: 24.7, longitude: 46.7 },
  { id: 13, countryCode: "AE", latitude: 25.2, longitude: 55.3 },
] as const;
const namesEn = ["Qamra Chalet", "Al Nakheel Resort", "Dunes & Dates", "Wadi Rest House", "QAMRA Nights"];
const namesAr = ["شاليه قمرا", "استراحة النخيل", "منتجع الأَصالة", "مخيّم الرمال", "شاليه إشراقة"];

/** Two cities with their areas, labels and seasons. */
export async function randomWorld(db: Tx, random: SeededRandom, today: Day): Promise<void> {
  for (const { id, countryCode } of randomCities) {
    await aCountry(db, { code: countryCode });
    await db.insert(cities).values({ id, countryCode });
    for (let area = 1; area <= 4; area++) await db.insert(areas).values({ id: id * 100 + area, cityId: id });
    for (const kind of random.someOf(seasonKinds, 0.8)) {
      const fromDay = addDays(today, random.between(-10, 90));
      await aSeason(db, { kind, countryCode, fromDay, toDay: addDays(fromDay, random.between(1, 40)) });
    }
  }
  const labels = lookupFilterNames.flatMap((name) =>
    Array.from({ length: 9 }, (_, index) => ({
      lookupTypeId: lookupFilter(name).lookupTypeId,
      id: index + 1,
      valueEn: `Label ${index}`,
      valueAr: `تسمية ${index}`,
      rank: random.between(1, 5),
      groupId: random.chance(0.5) ? random.between(1, 3) : null,
    })),
  );
  await db.insert(lookups).values(labels);
}

type NewProperty = typeof properties.$inferInsert;

export function randomProperty(random: SeededRandom): NewProperty {
  const city = random.oneOf(randomCities);
  const isRound = random.chance(0.5);
  const price = () => (isRound ? random.between(3, 20) * 10_000 : random.between(20_000, 300_000));
  return {
    status: random.chance(0.93) ? "listed" : "inactive",
    nameEn: random.oneOf(namesEn),
    nameAr: random.oneOf(namesAr),
    propertyTypeId: random.between(1, 7),
    cityId: city.id,
    areaId: city.id * 100 + random.between(1, 4),
    latitude: city.latitude + random.fraction() / 5,
    longitude: city.longitude + random.fraction() / 5,
    bedRoomCount: random.between(0, 6),
    bathRoomCount: random.between(1, 5),
    size: random.between(4, 60) * 25,
    capacity: random.between(2, 30),
    sleeps: random.oneOf([null, random.between(1, 20)]),
    rank: random.between(1, 20),
    dynamicRank: random.between(-5, 15),
    checkInFrom: random.oneOf(["14:00", "16:00", "18:30"]),
    checkOutTo: "12:00",
    timeZone: random.oneOf(["Asia/Riyadh", "Asia/Dubai"] as const),
    ...checkboxColumns(() => random.chance(0.3)),
    policyTypeId: random.oneOf([1, 2, 3] as const),
    freeCancellationHours: random.oneOf([0, 24, 60, 720]),
    guestTypeIds: random.chance(0.4) ? [4] : [random.between(1, 3)],
    amenityIds: random.someOf([1, 2, 3, 4, 5, 6, 7, 8], 0.4),
    weekdayPrice: price(),
    weekendPrice: price(),
    serviceFee: random.chance(0.3) ? random.between(1, 20_000) : 0,
    dayPrices: random.chance(0.2) ? { [random.between(1, 7)]: price(), [random.between(1, 7)]: price() } : {},
    seasonMinNights: Object.fromEntries(random.someOf(seasonKinds, 0.2).map((kind) => [kind, random.between(2, 4)])),
    seasonPercents: Object.fromEntries(random.someOf(seasonKinds, 0.6).map((kind) => [kind, random.between(-30, 80)])),
  };
}

/** Properties with random rooms, scores, discounts, prices and rules. */
export async function randomProperties(db: Tx, random: SeededRandom, count: number, today: Day): Promise<number[]> {
  const made = Array.from({ length: count }, () => randomProperty(random));
  const rows = await db.insert(properties).values(made).returning({ id: properties.id });
  const ids = rows.map(({ id }) => id);
  for (const propertyId of ids) {
    const rooms = [1, ...random.someOf([1, 2, 3, 4, 5, 8, 9], 0.5)];
    await db
      .insert(propertySpaces)
      .values(rooms.map((spaceCategoryId, index) => ({ propertyId, rank: index + 1, spaceCategoryId })));
  }
  for (const propertyId of random.someOf(ids, 0.7)) {
    const score = { averageRating: random.between(45, 100) / 10, reviewCount: random.between(1, 40) };
    await db.insert(reviewSummaries).values({ propertyId, provider: "mabeet", ...score });
  }
  for (const id of random.someOf(ids, 0.5)) await randomDiscount(db, random, id, today);
  for (const id of random.someOf(ids, 0.4)) await randomRule(db, random, id, today);
  for (const id of random.someOf(ids, 0.3)) await randomNightRate(db, random, id, today);
  for (const id of random.someOf(ids, 0.3)) await randomStayDiscounts(db, random, id);
  for (const id of random.someOf(ids, 0.3)) await randomBookingRule(db, random, id);
  return ids;
}

export async function randomDiscount(db: Tx, random: SeededRandom, propertyId: number, today: Day): Promise<void> {
  const fromDay = addDays(today, random.between(-5, 60));
  const toDay = addDays(fromDay, random.between(0, 40));
  const [source, percentage] = [random.oneOf(discountSources), random.oneOf([5, 10, 10, 33, 50])];
  await db.insert(propertyDiscounts).values({ propertyId, source, fromDay, toDay, percentage }).onConflictDoNothing();
}

export async function randomRule(db: Tx, random: SeededRandom, propertyId: number, today: Day): Promise<void> {
  const fromDay = addDays(today, random.between(-5, 60));
  const toDay = addDays(fromDay, random.between(0, 30));
  const rule = {
    minStayArrival: random.between(1, 4),
    closedToArrival: random.chance(0.2),
    closedToDeparture: random.chance(0.2),
  };
  await db
    .insert(stayRules)
    .values({ propertyId, fromDay, toDay, ...rule })
    .onConflictDoNothing();
}

/** Discounts by length and by lead, instead of those before. */
export async function randomStayDiscounts(db: Tx, random: SeededRandom, propertyId: number): Promise<void> {
  await db.delete(lengthDiscounts).where(eq(lengthDiscounts.propertyId, propertyId));
  await db.delete(leadDiscounts).where(eq(leadDiscounts.propertyId, propertyId));
  for (const minNights of random.someOf(discountedLengths, 0.5))
    await db.insert(lengthDiscounts).values({ propertyId, minNights, percentage: minNights + random.between(1, 20) });
  for (const kind of random.someOf(leadKinds, 0.6))
    await db.insert(leadDiscounts).values({
      ...{ propertyId, kind },
      days: random.between(0, 40),
      percentage: random.oneOf([5, 10, 33]),
    });
}

/** How a property can be booked, instead of the rule before. */
export async function randomBookingRule(db: Tx, random: SeededRandom, propertyId: number): Promise<void> {
  const rule = {
    noticeHours: random.oneOf([0, 0, 3, 30, 168]),
    sameDayUntil: random.oneOf([null, "06:00", "23:59"]),
    prepNights: random.between(0, 2),
    windowMonths: random.oneOf([1, 2, 12]),
    maxNights: random.oneOf([3, 7, 28]),
  };
  await db
    .insert(bookingRules)
    .values({ propertyId, ...rule })
    .onConflictDoUpdate({ target: bookingRules.propertyId, set: rule });
}

export async function randomNightRate(db: Tx, random: SeededRandom, propertyId: number, today: Day): Promise<void> {
  const night = addDays(today, random.between(0, 60));
  await db
    .insert(nightRates)
    .values({ propertyId, night, price: random.between(10_000, 200_000) })
    .onConflictDoNothing();
}
