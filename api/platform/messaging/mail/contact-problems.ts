import { count, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { contactHashes } from "./contact-hash.ts";
import { type ContactReason, contactProblems } from "./contact-problem-table.ts";

/** After so many problems within so many days we send an address no more alerts and newsletters. */
export const MAX_PROBLEMS = 3;
const PERIOD_DAYS = 30;
/** Long enough for the page of a booking to say it until the stay is near. */
const RETENTION_DAYS = 180;

type Secrets = readonly string[];
type Problem = { messageId: string; address: string; reason: ContactReason };

export async function recordContactProblem(tx: Tx, secrets: Secrets, problem: Problem): Promise<void> {
  const { messageId, address, reason } = problem;
  const [contactHash] = contactHashes(secrets, address);
  if (!contactHash) throw new Error("There is no secret for contact hashes.");
  await tx.insert(contactProblems).values({ messageId, contactHash, reason }).onConflictDoNothing();
}

/** Whether an address had so many problems lately that it gets only mails about bookings and accounts. */
export async function isStopped(tx: Tx, secrets: Secrets, address: string): Promise<boolean> {
  const since = sql`${contactProblems.at} > app_now() - make_interval(days => ${PERIOD_DAYS})`;
  const [found] = await tx
    .select({ problems: count() })
    .from(contactProblems)
    .where(sql`${ofAddress(secrets, address)} AND ${since}`);
  return (found?.problems ?? 0) >= MAX_PROBLEMS;
}

/** Whether an address did not take a mail since this moment. */
export async function hasContactProblem(tx: Tx, secrets: Secrets, address: string, since: Date): Promise<boolean> {
  const [found] = await tx
    .select({ messageId: contactProblems.messageId })
    .from(contactProblems)
    .where(sql`${ofAddress(secrets, address)} AND ${contactProblems.at} >= ${since}`)
    .limit(1);
  return found !== undefined;
}

/** Nobody needs them any more when an account is deleted. */
export async function forgetContactProblems(tx: Tx, secrets: Secrets, address: string): Promise<void> {
  await tx.delete(contactProblems).where(ofAddress(secrets, address));
}

export async function pruneContactProblems(tx: Tx): Promise<boolean> {
  const { at } = contactProblems;
  await tx.delete(contactProblems).where(sql`${at} < app_now() - make_interval(days => ${RETENTION_DAYS})`);
  return false;
}

function ofAddress(secrets: Secrets, address: string) {
  return inArray(contactProblems.contactHash, contactHashes(secrets, address));
}
