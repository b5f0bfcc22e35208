import type { Client } from "pg";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { hosts } from "#api/schema/host.ts";
import { properties, propertyInfo, propertySpaces, spaceMedia } from "#api/schema/property.ts";
import { nightRates, propertyDiscounts, stayRules } from "#api/schema/rate.ts";
import { reviews } from "#api/schema/review.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { copyRows } from "./copy-rows.ts";
import type { SeededHome } from "./make-home.ts";
import { makeHosts } from "./make-hosts.ts";

/** Seeded stays keep their numbers too: the home's, then their own. */
const STAYS_A_HOME = 1000;

/** Writes some homes, in the order of their ids, with all that belongs to them. */
export async function writeHomes(
  client: Client,
  homes: readonly SeededHome[],
  seed: number,
  today: Day,
): Promise<void> {
  const [first, last] = [homes[0]?.property.id, homes.at(-1)?.property.id];
  if (first === undefined || last === undefined) return;
  await copyRows(client, hosts, await newHosts(client, makeHosts(first, last, seed)));
  await copyRows(
    client,
    properties,
    homes.map(({ property }) => property),
  );
  await copyRows(
    client,
    propertySpaces,
    homes.flatMap(({ spaces }) => spaces),
  );
  await copyRows(
    client,
    spaceMedia,
    homes.flatMap(({ media }) => media),
  );
  await copyRows(
    client,
    propertyInfo,
    homes.flatMap(({ infos }) => infos),
  );
  await copyRows(
    client,
    propertyDiscounts,
    homes.flatMap(({ discounts }) => discounts),
  );
  await copyRows(
    client,
    stayRules,
    homes.flatMap((home) => home.stayRules),
  );
  await copyRows(
    client,
    nightRates,
    homes.flatMap((home) => home.nightRates),
  );
  await copyRows(
    client,
    reviews,
    homes.flatMap((home) => home.reviews),
  );
  await writeBookings(client, homes, today);
}

/** Two portions may share a host: the last of one receives the first of the next. */
async function newHosts(client: Client, rows: (typeof hosts.$inferInsert)[]) {
  const { rows: known } = await client.query<{ id: number }>("SELECT id FROM host WHERE id = ANY ($1)", [
    rows.map(({ id }) => id),
  ]);
  const taken = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => !taken.has(id as number));
}

async function writeBookings(client: Client, homes: readonly SeededHome[], today: Day): Promise<void> {
  const stays: (typeof stayClaims.$inferInsert)[] = [];
  const nights: (typeof nightClaims.$inferInsert)[] = [];
  const createdAt = new Date(`${addDays(today, -1)}T09:00:00Z`);
  for (const { property, bookings } of homes) {
    const propertyId = property.id as number;
    for (const [place, { checkIn, nights: length }] of bookings.entries()) {
      const id = propertyId * STAYS_A_HOME + place;
      const range = `[${checkIn},${addDays(checkIn, length)})`;
      stays.push({ id, propertyId, nights: range, state: "confirmed", createdAt });
      for (let night = 0; night < length; night++) {
        nights.push({ propertyId, night: addDays(checkIn, night), stayClaimId: id, state: "confirmed" });
      }
    }
  }
  await copyRows(client, stayClaims, stays);
  await copyRows(client, nightClaims, nights);
}
