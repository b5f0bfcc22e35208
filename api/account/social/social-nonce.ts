import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import { challenges } from "#api/schema/account.ts";

const PURPOSE = "social-nonce";
const MINUTES = 15;
type Nonce = { id: string; until: number };

/** The issuer copies the nonce into its token. A new nonce needs no row. */
export function newNonce(secrets: readonly string[], now: Date): string {
  const content: Nonce = { id: randomUUID(), until: now.getTime() + MINUTES * 60_000 };
  return signToken(secrets, PURPOSE, content);
}

/** Whether the nonce is ours, has not expired and is used for the first time. */
export async function consumeNonce(
  db: Tx,
  secrets: readonly string[],
  nonce: string | null,
  now: Date,
): Promise<boolean> {
  const read = nonce === null ? null : readToken<Nonce>(secrets, PURPOSE, nonce);
  if (!read || read.until <= now.getTime()) return false;
  const used = { id: read.id, purpose: "social", content: "", expiresAt: new Date(read.until), usedAt: now } as const;
  const inserted = await db.insert(challenges).values(used).onConflictDoNothing().returning({ id: challenges.id });
  return inserted.length === 1;
}
