import { sql } from "drizzle-orm";
import type { HomeBody } from "#api/listing/property-row.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { ListingState } from "#domain/listing/moves.ts";
import type { Reason } from "#domain/listing/reasons.ts";

/** A listing as an import leaves it. */
export type SavedListing = {
  id: string;
  isNew: boolean;
  /** What a new listing names before its home is there; `null` for one that is not shown. */
  reservedId: number | null;
  hostId: number | null;
  state: ListingState;
  body: HomeBody;
  reasons: readonly Reason[];
  externalId: string;
  catalogue: string;
  /** `null` for a home that the next import has to look at again. */
  sourceHash: Buffer | null;
  decidedBy: string | null;
};

/** Writes new listings in one statement and changed ones in another. */
export async function saveListings(tx: Tx, listings: readonly SavedListing[]): Promise<void> {
  await insertListings(
    tx,
    listings.filter(({ isNew }) => isNew),
  );
  await updateListings(
    tx,
    listings.filter(({ isNew }) => !isNew),
  );
}

const given = (listings: readonly SavedListing[]) => {
  const rows = listings.map(({ sourceHash, hostId, reservedId, externalId, decidedBy, isNew: _, ...listing }) => ({
    ...listing,
    ...{ host_id: hostId, property_id: reservedId, external_id: externalId, decided_by: decidedBy },
    source_hash: sourceHash?.toString("hex") ?? null,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) AS given (id uuid, host_id integer, property_id integer,
    state text, body jsonb, reasons jsonb, external_id text, catalogue text, source_hash text, decided_by text)`;
};

async function insertListings(tx: Tx, listings: readonly SavedListing[]): Promise<void> {
  if (listings.length === 0) return;
  await tx.execute(sql`
    INSERT INTO listing (id, host_id, property_id, state, body, reasons, external_id, catalogue, source_hash,
      submitted_at, decided_at, decided_by)
    SELECT id, host_id, property_id, state, body, reasons, external_id, catalogue, decode(source_hash, 'hex'),
      app_now(), CASE WHEN decided_by IS NOT NULL THEN app_now() END, decided_by
    FROM ${given(listings)}`);
}

async function updateListings(tx: Tx, listings: readonly SavedListing[]): Promise<void> {
  if (listings.length === 0) return;
  await tx.execute(sql`
    UPDATE listing SET host_id = given.host_id, body = given.body, reasons = given.reasons,
      catalogue = given.catalogue, source_hash = decode(given.source_hash, 'hex'),
      revision = revision + CASE WHEN listing.body = given.body THEN 0 ELSE 1 END,
      decided_at = CASE WHEN given.decided_by IS NOT NULL THEN app_now() ELSE decided_at END,
      decided_by = coalesce(given.decided_by, listing.decided_by)
    FROM ${given(listings)} WHERE listing.id = given.id`);
}

/** Moves listings that were there before to their states, all at once, after their homes are there. */
export async function setStates(tx: Tx, listings: readonly Pick<SavedListing, "id" | "state">[]): Promise<void> {
  if (listings.length === 0) return;
  const rows = listings.map(({ id, state }) => ({ id, state }));
  await tx.execute(sql`
    UPDATE listing SET state = given.state
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (id uuid, state text)
    WHERE listing.id = given.id AND listing.state <> given.state`);
}

/** Stores a hash of what the files say of homes that did not change, so that the next import does not read them. */
export async function setSourceHashes(tx: Tx, hashes: readonly { id: string; hash: Buffer }[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const rows = hashes.map(({ id, hash }) => ({ id, hash: hash.toString("hex") }));
  const { rowCount } = await tx.execute(sql`
    UPDATE listing SET source_hash = decode(given.hash, 'hex')
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (id uuid, hash text)
    WHERE listing.id = given.id AND listing.source_hash IS DISTINCT FROM decode(given.hash, 'hex')`);
  return rowCount ?? 0;
}
