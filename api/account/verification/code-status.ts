import { eq } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type OneTimeCodeRow, oneTimeCodes } from "#api/schema/account.ts";
import { CODE_TRIES } from "#domain/account/code-life.ts";

type Means = { db: Db; settings: Pick<Settings, "codeSeconds"> };

/** How a request for a code stands. A request for nobody stands like any other that waits. */
export async function codeStatus({ db, settings }: Means, requestId: string) {
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, requestId));
  if (!row) return { status: "EXPIRED" as const, attemptsLeft: 0, expiresIn: 0 };
  const age = ((await productTime(db)).getTime() - row.createdAt.getTime()) / 1_000;
  const expiresIn = Math.max(0, Math.ceil(settings.codeSeconds - age));
  const status = statusOf(row, expiresIn);
  const isPending = status === "PENDING";
  return { status, attemptsLeft: isPending ? CODE_TRIES - row.tries : 0, expiresIn: isPending ? expiresIn : 0 };
}

function statusOf({ usedAt, replacedAt, tries }: OneTimeCodeRow, expiresIn: number) {
  if (usedAt) return "VERIFIED" as const;
  if (replacedAt || expiresIn === 0) return "EXPIRED" as const;
  return tries >= CODE_TRIES ? ("BLOCKED" as const) : ("PENDING" as const);
}
