import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Voting } from "#contract/list/list.ts";
import { isOwnList, type ListOwner } from "./list-owner.ts";

const MAX_VOTERS = 500;

/** A voter of a list, without the id of the browser. */
export const voterId: SQL = sql`left(encode(sha256(convert_to(v.list_id::text || v.browser_id, 'UTF8')), 'hex'), 32)`;

type Property = Voting["properties"][number];
type Voter = { voterId: string; votedAt: string; votes: number };

/** The votes of an own list by home and by voter; somebody else's list does not exist. */
export async function listVoters(tx: Tx, owner: ListOwner, listId: string): Promise<Voting> {
  const { rows: own } = await tx.execute(sql`SELECT FROM saved_list l WHERE l.id = ${listId} AND ${isOwnList(owner)}`);
  if (own.length === 0) throw new Problem("not-found");
  const { rows: properties } = await tx.execute<Property>(sql`
    SELECT p.id AS "propertyId", p.name_en AS "nameEn", p.name_ar AS "nameAr", count(*)::integer AS votes
    FROM list_vote v
    JOIN saved_list_property s USING (list_id, property_id)
    JOIN property p ON p.id = v.property_id
    WHERE v.list_id = ${listId}
    GROUP BY p.id ORDER BY votes DESC, p.id`);
  const { rows: voters } = await tx.execute<Voter>(sql`
    SELECT ${voterId} AS "voterId", max(v.voted_at) AS "votedAt", count(*)::integer AS votes
    FROM list_vote v
    JOIN saved_list_property s USING (list_id, property_id)
    WHERE v.list_id = ${listId}
    GROUP BY v.list_id, v.browser_id ORDER BY "votedAt" DESC, "voterId" LIMIT ${MAX_VOTERS}`);
  return { properties, voters: voters.map((voter) => ({ ...voter, votedAt: new Date(voter.votedAt).toISOString() })) };
}
