import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { challenges } from "#api/schema/account.ts";

type Challenge = typeof challenges.$inferSelect;
type Asked = Pick<Challenge, "purpose" | "accountId" | "content">;

const CHALLENGE_SECONDS = 300;
const AT_ONCE = 5_000;

/** Keeps what a browser was asked; the id goes along with the question and comes back with the answer. */
export async function keepChallenge(db: Tx, asked: Asked): Promise<string> {
  const id = randomUUID();
  const expiresAt = sql`app_now() + ${CHALLENGE_SECONDS} * interval '1 second'`;
  await db.insert(challenges).values({ id, ...asked, expiresAt });
  return id;
}

/** What was asked, once: whoever brings the same answer again, or too late, gets nothing. */
export async function takeChallenge(db: Tx, id: string, asked: Omit<Asked, "content">): Promise<string | null> {
  const { purpose, accountId, usedAt, expiresAt } = challenges;
  const isWhose = asked.accountId === null ? isNull(accountId) : eq(accountId, asked.accountId);
  const [taken] = await db
    .update(challenges)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(eq(challenges.id, id), eq(purpose, asked.purpose), isWhose, isNull(usedAt), gt(expiresAt, sql`app_now()`)),
    )
    .returning({ content: challenges.content });
  return taken?.content ?? null;
}

/** Questions nobody can answer any more. */
export async function pruneChallenges(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM challenge WHERE id IN (
      SELECT id FROM challenge WHERE expires_at < app_now() - interval '1 hour' LIMIT ${AT_ONCE})`);
  return rowCount === AT_ONCE;
}
