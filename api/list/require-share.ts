import { eq } from "drizzle-orm";
import { hashOfToken } from "#api/order/order-access.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { listShares } from "#api/schema/list.ts";

const SHAPE = /^[\w-]{24}$/;

/** The share of a link. A link that was ended gets the same answer as one that never was. */
export async function requireShare(tx: Tx, token: string) {
  if (!SHAPE.test(token)) throw new Problem("list-not-shared");
  const { listId, mayVote, withNotes, tokenHash } = listShares;
  const [share] = await tx
    .select({ listId, mayVote, withNotes })
    .from(listShares)
    .where(eq(tokenHash, hashOfToken(token)));
  if (!share) throw new Problem("list-not-shared");
  return share;
}
