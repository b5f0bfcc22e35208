import type { LoyaltyProgramme } from "#api/loyalty/gateway/loyalty-port.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { Violation } from "./invariants.ts";
import { findStrayBurns } from "./stray-burns.ts";
import { findStrayEarnings } from "./stray-earnings.ts";

/** I6: the points that a programme took, returned and gave since then, compared with ours. */
export async function findStrayPoints(db: Tx, programme: LoyaltyProgramme, since: Date): Promise<Violation[]> {
  return [...(await findStrayBurns(db, programme, since)), ...(await findStrayEarnings(db, programme, since))];
}
