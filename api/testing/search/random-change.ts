import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { properties } from "#api/schema/property.ts";
import { propertyDiscounts, seasons } from "#api/schema/rate.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import {
  randomBookingRule,
  randomDiscount,
  randomNightRate,
  randomProperties,
  randomProperty,
  randomRule,
  randomStayDiscounts,
} from "./random-properties.ts";
import type { SeededRandom } from "./seeded-random.ts";

type Change = (db: Tx, random: SeededRandom, ids: number[], today: Day) => Promise<unknown>;

/** Claims the nights of a random stay that are still available, as a booking or a hold. */
const book: Change = async (db, random, ids, today) => {
  const propertyId = random.oneOf(ids);
  const checkIn = addDays(today, random.between(0, 60));
  const nights = daysOf({ checkIn, checkOut: addDays(checkIn, random.between(1, 8)) });
  const state = random.oneOf(["held", "paying"] as const);
  const expiresAt = state === "held" ? new Date(Date.now() + random.oneOf([-60_000, 900_000])) : null;
  const range = `[${checkIn},${addDays(checkIn, nights.length)})`;
  const [claim] = await db.insert(stayClaims).values({ propertyId, nights: range, state }).returning();
  const rows = nights.map((night) => ({ propertyId, night, stayClaimId: claim?.id ?? 0, state, expiresAt }));
  await db.insert(nightClaims).values(rows).onConflictDoNothing();
};

const change =
  (row: (random: SeededRandom) => Partial<typeof properties.$inferInsert>): Change =>
  (db, random, ids) =>
    db
      .update(properties)
      .set(row(random))
      .where(eq(properties.id, random.oneOf(ids)));

const changes: Change[] = [
  book,
  book,
  book,
  (db, random, ids) => db.delete(nightClaims).where(eq(nightClaims.propertyId, random.oneOf(ids))),
  change((random) => ({ weekdayPrice: random.between(20_000, 90_000), weekendPrice: random.between(20_000, 190_000) })),
  change((random) => ({ serviceFee: random.oneOf([0, 2_500, 9_999]) })),
  change((random) => ({ rank: random.between(1, 20) })),
  change((random) => ({ dynamicRank: random.between(-5, 15) })),
  change((random) => ({ status: random.oneOf(["listed", "inactive"] as const) })),
  change((random) => ({ nameEn: `Renamed ${random.between(1, 9)}`, capacity: random.between(1, 40) })),
  change((random) => randomProperty(random)),
  (db, random, ids, today) => randomDiscount(db, random, random.oneOf(ids), today),
  (db, random, ids, today) => randomRule(db, random, random.oneOf(ids), today),
  (db, random, ids) => randomStayDiscounts(db, random, random.oneOf(ids)),
  (db, random, ids) => randomBookingRule(db, random, random.oneOf(ids)),
  (db, random, ids, today) => randomNightRate(db, random, random.oneOf(ids), today),
  (db, random, ids) =>
    db
      .delete(propertyDiscounts)
      .where(and(eq(propertyDiscounts.propertyId, random.oneOf(ids)), sql`${propertyDiscounts.percentage} > 5`)),
  async (db, random, ids, today) => ids.push(...(await randomProperties(db, random, 2, today))),
];

const rareChanges: Change[] = [
  (db, random) => db.update(seasons).set({ toDay: sql`${seasons.fromDay} + ${random.between(1, 40)}::integer` }),
];

/** A random change of the catalogue by guests, hosts or us. */
export async function randomChange(db: Tx, random: SeededRandom, ids: number[], today: Day): Promise<void> {
  const made = random.chance(0.02) ? random.oneOf(rareChanges) : random.oneOf(changes);
  await made(db, random, ids, today);
}
