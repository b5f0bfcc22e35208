import type { Tx } from "#api/platform/database/database.ts";
import { areas, cities, lookups } from "#api/schema/lookup.ts";
import { properties, propertySpaces } from "#api/schema/property.ts";
import { nightRates, propertyDiscounts, stayRules } from "#api/schema/rate.ts";
import { reviewSummaries } from "#api/schema/review.ts";
import { aCountry } from "#api/testing/builders/a-country.ts";
import { aSeason } from "#api/testing/builders/a-season.ts";
import { discountSources } from "#domain/price/home-rates.ts";
import { seasonKinds } from "#domain/price/season.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import type { Dice } from "./dice.ts";

export const randomCities = [
  { id: 5, countryCode: "SA", latitude: 24.7, longitude: 46.7 },
  { id: 13, countryCode: "AE", latitude: 25.2, longitude: 55.3 },
] as const;
const namesEn = ["Qamra Chalet", "Al Nakheel Resort", "Dunes & Dates", "Wadi Rest House", "QAMRA Nights"];
const namesAr = ["شاليه قمرا", "استراحة النخيل", "منتجع الأَصالة", "مخيّم الرمال", "شاليه إشراقة"];

/** Two cities with their areas, labels and seasons. */
export async function randomWorld(db: Tx, dice: Dice, today: Day): Promise<void> {
  for (const { id, countryCode } of randomCities) {
    await aCountry(db, { code: countryCode });
    await db.insert(cities).values({ id, countryCode });
    for (let area = 1; area <= 4; area++) await db.insert(areas).values({ id: id * 100 + area, cityId: id });
    for (const kind of dice.someOf(seasonKinds, 0.8)) {
      const fromDay = addDays(today, dice.between(-10, 90));
      await aSeason(db, { kind, countryCode, fromDay, toDay: addDays(fromDay, dice.between(1, 40)) });
    }
  }
  const labels = [2, 3, 5, 6, 7, 13, 15].flatMap((lookupTypeId) =>
    Array.from({ length: 9 }, (_, index) => ({
      lookupTypeId,
      id: index + 1,
      valueEn: `Label ${index}`,
      valueAr: `تسمية ${index}`,
      rank: dice.between(1, 5),
      groupId: dice.isLuck(0.5) ? dice.between(1, 3) : null,
    })),
  );
  await db.insert(lookups).values(labels);
}

type NewHome = typeof properties.$inferInsert;

export function randomHome(dice: Dice): NewHome {
  const city = dice.oneOf(randomCities);
  const isRound = dice.isLuck(0.5);
  const price = () => (isRound ? dice.between(3, 20) * 10_000 : dice.between(20_000, 300_000));
  return {
    status: dice.isLuck(0.93) ? "listed" : "inactive",
    nameEn: dice.oneOf(namesEn),
    nameAr: dice.oneOf(namesAr),
    propertyTypeId: dice.between(1, 7),
    cityId: city.id,
    areaId: city.id * 100 + dice.between(1, 4),
    latitude: city.latitude + dice.chance() / 5,
    longitude: city.longitude + dice.chance() / 5,
    bedRoomCount: dice.between(0, 6),
    bathRoomCount: dice.between(1, 5),
    size: dice.between(4, 60) * 25,
    capacity: dice.between(2, 30),
    rank: dice.between(1, 20),
    dynamicRank: dice.between(-5, 15),
    checkInFrom: dice.oneOf(["14:00", "16:00", "18:30"]),
    checkOutTo: "12:00",
    timeZone: dice.oneOf(["Asia/Riyadh", "Asia/Dubai"] as const),
    is3DView: dice.isLuck(0.3),
    policyTypeId: dice.oneOf([1, 2, 3] as const),
    freeCancellationHours: dice.oneOf([0, 24, 60, 720]),
    guestTypeIds: dice.isLuck(0.4) ? [4] : [dice.between(1, 3)],
    amenityIds: dice.someOf([1, 2, 3, 4, 5, 6, 7, 8], 0.4),
    weekdayPrice: price(),
    weekendPrice: price(),
    seasonPercents: Object.fromEntries(dice.someOf(seasonKinds, 0.6).map((kind) => [kind, dice.between(-30, 80)])),
  };
}

/** Homes with rooms, scores, discounts, set prices and rules, as chance has it. */
export async function randomHomes(db: Tx, dice: Dice, count: number, today: Day): Promise<number[]> {
  const homes = Array.from({ length: count }, () => randomHome(dice));
  const rows = await db.insert(properties).values(homes).returning({ id: properties.id });
  const ids = rows.map(({ id }) => id);
  for (const propertyId of ids) {
    const rooms = [1, ...dice.someOf([1, 2, 3, 4, 5, 8, 9], 0.5)];
    await db
      .insert(propertySpaces)
      .values(rooms.map((spaceCategoryId, index) => ({ propertyId, rank: index + 1, spaceCategoryId })));
  }
  for (const propertyId of dice.someOf(ids, 0.7)) {
    const score = { averageRating: dice.between(45, 100) / 10, reviewCount: dice.between(1, 40) };
    await db.insert(reviewSummaries).values({ propertyId, provider: "mabeet", ...score });
  }
  for (const id of dice.someOf(ids, 0.5)) await randomDiscount(db, dice, id, today);
  for (const id of dice.someOf(ids, 0.4)) await randomRule(db, dice, id, today);
  for (const id of dice.someOf(ids, 0.3)) await randomNightRate(db, dice, id, today);
  return ids;
}

export async function randomDiscount(db: Tx, dice: Dice, propertyId: number, today: Day): Promise<void> {
  const fromDay = addDays(today, dice.between(-5, 60));
  const toDay = addDays(fromDay, dice.between(0, 40));
  const [source, percentage] = [dice.oneOf(discountSources), dice.oneOf([5, 10, 10, 33, 50])];
  await db.insert(propertyDiscounts).values({ propertyId, source, fromDay, toDay, percentage }).onConflictDoNothing();
}

export async function randomRule(db: Tx, dice: Dice, propertyId: number, today: Day): Promise<void> {
  const fromDay = addDays(today, dice.between(-5, 60));
  const toDay = addDays(fromDay, dice.between(0, 30));
  const rule = {
    minStayArrival: dice.between(1, 4),
    closedToArrival: dice.isLuck(0.2),
    closedToDeparture: dice.isLuck(0.2),
  };
  await db
    .insert(stayRules)
    .values({ propertyId, fromDay, toDay, ...rule })
    .onConflictDoNothing();
}

export async function randomNightRate(db: Tx, dice: Dice, propertyId: number, today: Day): Promise<void> {
  const night = addDays(today, dice.between(0, 60));
  await db
    .insert(nightRates)
    .values({ propertyId, night, price: dice.between(10_000, 200_000) })
    .onConflictDoNothing();
}
