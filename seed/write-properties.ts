import type { Client } from "pg";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { hosts } from "#api/schema/host.ts";
import { properties, propertyInfo, propertySpaces, spaceMedia } from "#api/schema/property.ts";
import { nightRates, propertyDiscounts, stayRules } from "#api/schema/rate.ts";
import { reviews } from "#api/schema/review.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { copyRows } from "./copy-rows.ts";
import { makeHosts } from "./make-hosts.ts";
import type { PropertyRows } from "./make-property-rows.ts";

/** The id of a seeded stay is the same in every seeding: the property's id, then the stay's number. */
const STAYS_A_HOME = 1000;

/** Writes some properties, in the order of their ids, with all their rows. */
export async function writeProperties(
  client: Client,
  rows: readonly PropertyRows[],
  seed: number,
  today: Day,
): Promise<void> {
  const [first, last] = [rows[0]?.property.id, rows.at(-1)?.property.id];
  if (first === undefined || last === undefined) return;
  await copyRows(client, hosts, await newHosts(client, makeHosts(first, last, seed)));
  await copyRows(
    client,
    properties,
    rows.map(({ property }) => property),
  );
  await copyRows(
    client,
    propertySpaces,
    rows.flatMap(({ spaces }) => spaces),
  );
  await copyRows(
    client,
    spaceMedia,
    rows.flatMap(({ media }) => media),
  );
  await copyRows(
    client,
    propertyInfo,
    rows.flatMap(({ infos }) => infos),
  );
  await copyRows(
    client,
    propertyDiscounts,
    rows.flatMap(({ discounts }) => discounts),
  );
  await copyRows(
    client,
    stayRules,
    rows.flatMap((property) => property.stayRules),
  );
  await copyRows(
    client,
    nightRates,
    rows.flatMap((property) => property.nightRates),
  );
  await copyRows(
    client,
    reviews,
    rows.flatMap((property) => property.reviews),
  );
  await writeBookings(client, rows, today);
}

/** Two portions may share a host: the last property of one and the first of the next. */
async function newHosts(client: Client, rows: (typeof hosts.$inferInsert)[]) {
  const { rows: known } = await client.query<{ id: number }>("SELECT id FROM host WHERE id = ANY ($1)", [
    rows.map(({ id }) => id),
  ]);
  const taken = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => !taken.has(id as number));
}

async function writeBookings(client: Client, properties: readonly PropertyRows[], today: Day): Promise<void> {
  const stays: (typeof stayClaims.$inferInsert)[] = [];
  const nights: (typeof nightClaims.$inferInsert)[] = [];
  const createdAt = new Date(`${addDays(today, -1)}T09:00:00Z`);
  for (const { property, bookings } of properties) {
    const propertyId = property.id as number;
    for (const [index, { checkIn, nights: length }] of bookings.entries()) {
      const id = propertyId * STAYS_A_HOME + index;
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
