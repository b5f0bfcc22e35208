import { sql } from "drizzle-orm";
import { type ListingRow, lockListings } from "#api/listing/move-listing.ts";
import type { Tx } from "#api/platform/database/database.ts";

/** Why an import pauses a home; the next one that has it resumes it. */
export const MISSED = "It left the files of the import.";

export type KnownListing = ListingRow & { isMissed: boolean };

/** The listings with these names of an operator, locked after their properties. */
export async function lockKnown(tx: Tx, externalIds: readonly string[]): Promise<Map<string, KnownListing>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM listing WHERE external_id = ANY (${sql.param([...externalIds])}::text[])`);
  const locked = await lockListings(
    tx,
    rows.map(({ id }) => id),
  );
  const missed = await missedOf(
    tx,
    locked.filter(({ state }) => state === "paused").map(({ id }) => id),
  );
  return new Map(locked.map((row) => [row.externalId as string, { ...row, isMissed: missed.has(row.id) }]));
}

async function missedOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT listing_id AS id FROM (
      SELECT DISTINCT ON (listing_id) listing_id, reason FROM listing_event
      WHERE listing_id = ANY (${sql.param([...ids])}::uuid[]) ORDER BY listing_id, id DESC) AS last
    WHERE reason = ${MISSED}`);
  return new Set(rows.map(({ id }) => id));
}

type KnownSource = { hash: Buffer; propertyId: number | null };

/** What the files said of these homes when they were imported last. */
export async function knownSources(db: Tx, externalIds: readonly string[]): Promise<Map<string, KnownSource>> {
  const { rows } = await db.execute<KnownSource & { externalId: string }>(sql`
    SELECT external_id AS "externalId", source_hash AS hash, property_id AS "propertyId" FROM listing
    WHERE external_id = ANY (${sql.param([...externalIds])}::text[]) AND source_hash IS NOT NULL AND state <> 'paused'`);
  return new Map(rows.map(({ externalId, ...known }) => [externalId, known]));
}
