import { sql } from "drizzle-orm";
import { lockListings, type Mover, moveListing } from "#api/listing/move-listing.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { MISSED } from "./store/known-listings.ts";

export type MissedHome = { id: string; externalId: string; propertyId: number };

/** Each page sorts all homes of a catalogue, so there are few. */
const PAGE = 10_000;

/** The listed homes of a catalogue that its files no longer have. */
export async function* missedHomes(
  db: Db,
  catalogue: string,
  isThere: (externalId: string) => boolean,
): AsyncGenerator<MissedHome> {
  for (let last = ""; ; ) {
    const { rows } = await db.execute<MissedHome>(sql`
      SELECT id, external_id AS "externalId", property_id AS "propertyId" FROM listing
      WHERE catalogue = ${catalogue} AND state = 'listed' AND external_id > ${last} COLLATE "C"
      ORDER BY external_id COLLATE "C" LIMIT ${PAGE}`);
    for (const row of rows) if (!isThere(row.externalId)) yield row;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.externalId ?? "";
  }
}

/** Pauses homes that left the files; one that somebody moved meanwhile stays as it is. Returns what was paused. */
export async function pauseMissed(
  tx: Tx,
  homes: readonly MissedHome[],
  mover: Omit<Mover, "reason">,
): Promise<string[]> {
  const locked = await lockListings(
    tx,
    homes.map(({ id }) => id),
  );
  const paused: string[] = [];
  for (const listing of locked.filter(({ state }) => state === "listed")) {
    await moveListing(tx, listing, "pause", { ...mover, reason: MISSED });
    paused.push(listing.id);
  }
  return paused;
}
