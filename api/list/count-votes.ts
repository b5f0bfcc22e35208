import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { isOwnList, type ListOwner } from "./list-owner.ts";

type Row = { propertyId: number | null; votes: number };

/** The votes for the properties of an own list; somebody else's list does not exist. */
export async function countVotes(tx: Tx, owner: ListOwner, listId: string) {
  const { rows } = await tx.execute<Row>(sql`
    SELECT v.property_id AS "propertyId", count(v.browser_id)::integer AS votes
    FROM saved_list l
    LEFT JOIN saved_list_property p ON p.list_id = l.id
    LEFT JOIN list_vote v ON v.list_id = l.id AND v.property_id = p.property_id
    WHERE l.id = ${listId} AND ${isOwnList(owner)}
    GROUP BY v.property_id`);
  if (rows.length === 0) throw new Problem("not-found");
  return { votes: rows.flatMap(({ propertyId, votes }) => (propertyId === null ? [] : [{ propertyId, votes }])) };
}
