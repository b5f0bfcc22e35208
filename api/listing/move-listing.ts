import { asc, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { insertRows } from "#api/rate/insert-rows.ts";
import { listingEvents, listings } from "#api/schema/listing.ts";
import { type ListingActor, type ListingMove, type ListingState, stateAfter } from "#domain/listing/moves.ts";

export type ListingRow = typeof listings.$inferSelect;
/** Who moves a listing, by name, and why. */
export type Mover = { as: ListingActor; by: string; reason: string };

/** A move that the state of the listing does not allow. */
export class MoveRefused extends Error {
  override name = "MoveRefused";
  readonly state: ListingState | null;

  constructor(state: ListingState | null, move: ListingMove) {
    super(`A listing that is ${state ?? "not there"} does not ${move}.`);
    this.state = state;
  }
}

/** Locks the properties of some listings, then the listings, and returns these in the order of their ids. */
export async function lockListings(tx: Tx, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  await tx.execute(sql`
    SELECT id FROM property WHERE id = ANY (
      ARRAY(SELECT property_id FROM listing WHERE id = ANY (${sql.param([...ids])}::uuid[])))
    ORDER BY id FOR NO KEY UPDATE`);
  return tx
    .select()
    .from(listings)
    .where(inArray(listings.id, [...ids]))
    .orderBy(asc(listings.id))
    .for("update");
}

/** Moves a locked listing and records the move; a trigger shows or hides its home. */
export async function moveListing(
  tx: Tx,
  listing: Pick<ListingRow, "id" | "state">,
  move: ListingMove,
  mover: Mover,
): Promise<ListingState> {
  const state = requireMove(listing.state, move, mover);
  await tx
    .update(listings)
    .set({ state })
    .where(inArray(listings.id, [listing.id]));
  await recordMoves(tx, [{ listingId: listing.id, from: listing.state, move, mover }]);
  return state;
}

export type MadeMove = { listingId: string; from: ListingState | null; move: ListingMove; mover: Mover };

/** Adds moves to the history of their listings, in this order. */
export function recordMoves(tx: Tx, moves: readonly MadeMove[]): Promise<void> {
  const rows = moves.map(({ listingId, from, move, mover }) => ({
    ...{ listingId, move, fromState: from, toState: requireMove(from, move, mover) },
    ...{ actor: `${mover.as}:${mover.by}`, reason: mover.reason },
  }));
  return insertRows(tx, listingEvents, rows);
}

function requireMove(from: ListingState | null, move: ListingMove, { as }: Mover): ListingState {
  const state = stateAfter(from, move, as);
  if (state === null) throw new MoveRefused(from, move);
  return state;
}
