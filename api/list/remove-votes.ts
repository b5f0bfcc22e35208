import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { VotesToRemove, Voting } from "#contract/list/list.ts";
import { isOwnList, type ListOwner } from "./list-owner.ts";
import { listVoters, voterId } from "./list-voters.ts";

/** Removes the votes for a home of an own list, or those of a voter. Who voted today stays a voter of the network. */
export async function removeVotes(
  tx: Tx,
  owner: ListOwner,
  { listId, votes }: { listId: string; votes: VotesToRemove },
): Promise<Voting> {
  const isRemoved =
    "propertyId" in votes ? sql`v.property_id = ${votes.propertyId}` : sql`${voterId} = ${votes.voterId}`;
  await tx.execute(sql`
    DELETE FROM list_vote v USING saved_list l
    WHERE v.list_id = l.id AND l.id = ${listId} AND ${isOwnList(owner)} AND ${isRemoved}`);
  return listVoters(tx, owner, listId);
}
