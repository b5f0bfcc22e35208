import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { challenges } from "#api/schema/account.ts";

type Challenge = typeof challenges.$inferSelect;
type NewChallenge = Pick<Challenge, "purpose" | "accountId" | "content">;

const CHALLENGE_SECONDS = 300;
const BATCH_SIZE = 5_000;

/** Stores a challenge for a browser. The browser returns its id with the response. */
export async function storeChallenge(db: Tx, challenge: NewChallenge): Promise<string> {
  const id = randomUUID();
  const expiresAt = sql`app_now() + ${CHALLENGE_SECONDS} * interval '1 second'`;
  await db.insert(challenges).values({ id, ...challenge, expiresAt });
  return id;
}

/** The content of a challenge, once. A repeated or late response gets `null`. */
export async function consumeChallenge(
  db: Tx,
  id: string,
  expected: Omit<NewChallenge, "content">,
): Promise<string | null> {
  const { purpose, accountId, usedAt, expiresAt } = challenges;
  const isSameAccount = expected.accountId === null ? isNull(accountId) : eq(accountId, expected.accountId);
  const [consumed] = await db
    .update(challenges)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        eq(challenges.id, id),
        eq(purpose, expected.purpose),
        isSameAccount,
        isNull(usedAt),
        gt(expiresAt, sql`app_now()`),
      ),
    )
    .returning({ content: challenges.content });
  return consumed?.content ?? null;
}

/** Deletes expired challenges. Returns whether more may be left. */
export async function pruneChallenges(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM challenge WHERE id IN (
      SELECT id FROM challenge WHERE expires_at < app_now() - interval '1 hour' LIMIT ${BATCH_SIZE})`);
  return rowCount === BATCH_SIZE;
}
