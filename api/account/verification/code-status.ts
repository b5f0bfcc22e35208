import { eq } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type OneTimeCodeRow, oneTimeCodes } from "#api/schema/account.ts";
import { CODE_SECONDS, MAX_CODE_ATTEMPTS } from "#domain/account/code-limits.ts";

/** The status of a code request. A request without an account looks like any other pending one. */
export async function codeStatus(db: Db, requestId: string) {
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, requestId));
  if (!row) return { status: "EXPIRED" as const, attemptsLeft: 0, expiresIn: 0 };
  const age = ((await productTime(db)).getTime() - row.createdAt.getTime()) / 1_000;
  const expiresIn = Math.max(0, Math.ceil(CODE_SECONDS - age));
  const status = statusOf(row, expiresIn);
  const isPending = status === "PENDING";
  return {
    status,
    attemptsLeft: isPending ? MAX_CODE_ATTEMPTS - row.attempts : 0,
    expiresIn: isPending ? expiresIn : 0,
  };
}

function statusOf({ usedAt, replacedAt, attempts }: OneTimeCodeRow, expiresIn: number) {
  if (usedAt) return "VERIFIED" as const;
  if (replacedAt || expiresIn === 0) return "EXPIRED" as const;
  return attempts >= MAX_CODE_ATTEMPTS ? ("BLOCKED" as const) : ("PENDING" as const);
}
