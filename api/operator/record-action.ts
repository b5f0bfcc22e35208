import { createHash } from "node:crypto";
import { desc, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { canonicalHash } from "#api/platform/idempotency/canonical-hash.ts";
import { operatorActions } from "#api/schema/operator.ts";
import type { ActionSubject, Operator } from "./operator.ts";

type NewAction = {
  id: string;
  operator: Operator;
  action: string;
  subject: ActionSubject;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};
type Row = typeof operatorActions.$inferSelect;

/** The hash before the first action of a day. */
const FIRST_HASH = Buffer.alloc(32);

/** Holds back other actions until this one is committed. */
export function lockActions(tx: Tx): Promise<void> {
  return lockNames(tx, ["operator-action"]);
}

/** Adds an action to the audit, linked to the one before it on the same day (UTC). The actions must be locked. */
export async function recordAction(tx: Tx, { id, operator, action, subject, before, after }: NewAction): Promise<void> {
  const { by, second, reason } = operator;
  const at = await productTime(tx);
  const row = {
    ...{ id, at, action, before, after, reason },
    operatorId: "command",
    byName: by.trim(),
    secondName: second?.trim() ?? null,
    subjectKind: subject.kind,
    subjectId: subject.id,
    requestId: null,
    approvalId: null,
    previousHash: await lastHashOf(tx, at),
  };
  await tx.insert(operatorActions).values({ ...row, hash: hashOfAction(row) });
}

async function lastHashOf(tx: Tx, at: Date): Promise<Buffer> {
  const [last] = await tx
    .select({ hash: operatorActions.hash })
    .from(operatorActions)
    .where(sql`${operatorActions.at} >= ${`${dayOf(at)}T00:00:00Z`}::timestamptz`)
    .orderBy(desc(operatorActions.position))
    .limit(1);
  return last?.hash ?? FIRST_HASH;
}

function hashOfAction({ previousHash, at, ...row }: Omit<Row, "hash" | "position">): Buffer {
  const content = canonicalHash({ ...row, at: at.toISOString() });
  return createHash("sha256").update(previousHash).update(content).digest();
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The ids of actions that were changed, or that do not follow the one before them. */
export async function brokenActions(db: Tx): Promise<string[]> {
  const rows = await db.select().from(operatorActions).orderBy(operatorActions.position);
  let last: { day: string; hash: Buffer } | null = null;
  const broken: string[] = [];
  for (const { hash, position: _, ...row } of rows) {
    const day = dayOf(row.at);
    const expected = last?.day === day ? last.hash : FIRST_HASH;
    if (!expected.equals(row.previousHash) || !hashOfAction(row).equals(hash)) broken.push(row.id);
    last = { day, hash };
  }
  return broken;
}
