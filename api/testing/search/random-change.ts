import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { properties } from "#api/schema/property.ts";
import { propertyDiscounts, seasons } from "#api/schema/rate.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import type { Dice } from "./dice.ts";
import { randomDiscount, randomHome, randomHomes, randomNightRate, randomRule } from "./random-properties.ts";

type Change = (db: Tx, dice: Dice, ids: number[], today: Day) => Promise<unknown>;

/** Takes the nights that are still to be had of a random stay, as a booking or a hold. */
const book: Change = async (db, dice, ids, today) => {
  const propertyId = dice.oneOf(ids);
  const checkIn = addDays(today, dice.between(0, 60));
  const nights = daysOf({ checkIn, checkOut: addDays(checkIn, dice.between(1, 8)) });
  const state = dice.oneOf(["held", "paying"] as const);
  const expiresAt = state === "held" ? new Date(Date.now() + dice.oneOf([-60_000, 900_000])) : null;
  const range = `[${checkIn},${addDays(checkIn, nights.length)})`;
  const [claim] = await db.insert(stayClaims).values({ propertyId, nights: range, state }).returning();
  const rows = nights.map((night) => ({ propertyId, night, stayClaimId: claim?.id ?? 0, state, expiresAt }));
  await db.insert(nightClaims).values(rows).onConflictDoNothing();
};

const change =
  (row: (dice: Dice) => Partial<typeof properties.$inferInsert>): Change =>
  (db, dice, ids) =>
    db
      .update(properties)
      .set(row(dice))
      .where(eq(properties.id, dice.oneOf(ids)));

const changes: Change[] = [
  book,
  book,
  book,
  (db, dice, ids) => db.delete(nightClaims).where(eq(nightClaims.propertyId, dice.oneOf(ids))),
  change((dice) => ({ weekdayPrice: dice.between(20_000, 90_000), weekendPrice: dice.between(20_000, 190_000) })),
  change((dice) => ({ rank: dice.between(1, 20) })),
  change((dice) => ({ dynamicRank: dice.between(-5, 15) })),
  change((dice) => ({ status: dice.oneOf(["listed", "inactive"] as const) })),
  change((dice) => ({ nameEn: `Renamed ${dice.between(1, 9)}`, capacity: dice.between(1, 40) })),
  change((dice) => randomHome(dice)),
  (db, dice, ids, today) => randomDiscount(db, dice, dice.oneOf(ids), today),
  (db, dice, ids, today) => randomRule(db, dice, dice.oneOf(ids), today),
  (db, dice, ids, today) => randomNightRate(db, dice, dice.oneOf(ids), today),
  (db, dice, ids) =>
    db
      .delete(propertyDiscounts)
      .where(and(eq(propertyDiscounts.propertyId, dice.oneOf(ids)), sql`${propertyDiscounts.percentage} > 5`)),
  async (db, dice, ids, today) => ids.push(...(await randomHomes(db, dice, 2, today))),
];

const rareChanges: Change[] = [
  (db, dice) => db.update(seasons).set({ toDay: sql`${seasons.fromDay} + ${dice.between(1, 40)}::integer` }),
];

/** Something that guests, hosts or we ourselves might do to the catalogue. */
export async function randomChange(db: Tx, dice: Dice, ids: number[], today: Day): Promise<void> {
  const made = dice.isLuck(0.02) ? dice.oneOf(rareChanges) : dice.oneOf(changes);
  await made(db, dice, ids, today);
}
