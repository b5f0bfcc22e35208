import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { requireShare } from "./require-share.ts";
import { requireVoter } from "./require-voter.ts";

type Vote = {
  token: string;
  browserId: string;
  propertyId: number;
  isVoted: boolean;
  networkHash: Buffer;
  limitVoters: number;
};

/** Counts the vote of a browser once, or takes it back. Both may be repeated. */
export async function voteForProperty(tx: Tx, { token, propertyId, isVoted, ...voter }: Vote) {
  const { browserId } = voter;
  const { listId, mayVote } = await requireShare(tx, token);
  if (!mayVote) throw new Problem("voting-closed");
  const saved = sql`EXISTS (SELECT FROM saved_list_property WHERE list_id = ${listId} AND property_id = ${propertyId})`;
  const { rows: found } = await tx.execute<{ found: boolean }>(sql`SELECT ${saved} AS found`);
  if (!found[0]?.found) throw new Problem("property-not-listed");
  if (isVoted) await requireVoter(tx, { listId, ...voter });
  await tx.execute(
    isVoted
      ? sql`INSERT INTO list_vote (list_id, property_id, browser_id) VALUES (${listId}, ${propertyId}, ${browserId})
          ON CONFLICT DO NOTHING`
      : sql`DELETE FROM list_vote
          WHERE list_id = ${listId} AND property_id = ${propertyId} AND browser_id = ${browserId}`,
  );
  const { rows } = await tx.execute<{ votes: number }>(
    sql`SELECT count(*)::integer AS votes FROM list_vote WHERE list_id = ${listId} AND property_id = ${propertyId}`,
  );
  return { votes: rows[0]?.votes ?? 0, isVoted };
}
