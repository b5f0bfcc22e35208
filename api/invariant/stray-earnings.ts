import { sql } from "drizzle-orm";
import type { LoyaltyProgramme } from "#api/loyalty/gateway/loyalty-port.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { EarningState } from "#domain/loyalty/earning.ts";
import { type RewardProvider, rewardProgrammes, rewardProviders } from "#domain/loyalty/rewards.ts";
import type { Violation } from "./invariants.ts";

type OurEarning = { id: string; state: EarningState; points: number };

/** I6: what a programme gave for a stay is what we say, and it gave nothing that we did not send. */
export async function findStrayEarnings(db: Tx, programme: LoyaltyProgramme, since: Date): Promise<Violation[]> {
  const provider = rewardProviders.find((each) => rewardProgrammes[each] === programme.name);
  if (programme.isOff || !provider) return [];
  const found: Violation[] = [];
  for (const earning of await endedEarnings(db, provider, since)) {
    const detail = await strayOf(programme, earning);
    if (detail) found.push({ invariant: "I6", subject: earning.id, detail });
  }
  return found;
}

/** The earnings that ended since then. Other points than ours, which an operator settles, are known. */
async function endedEarnings(db: Tx, provider: RewardProvider, since: Date): Promise<OurEarning[]> {
  const { rows } = await db.execute<OurEarning>(sql`
    SELECT e.id, e.state, e.points FROM earning e
    JOIN outbox b ON b.kind = 'earn' AND b.subject_id = e.id AND b.done_at >= ${since}
    WHERE e.provider = ${provider} AND e.state IN ('done', 'refused', 'cancelled') AND NOT EXISTS (
      SELECT FROM task t WHERE t.kind = 'points-disputed' AND t.subject = e.order_id::text)`);
  return rows;
}

async function strayOf(programme: LoyaltyProgramme, { id, state, points }: OurEarning): Promise<string | null> {
  const answer = await programme.askEarn(id);
  if (answer.kind === "silent") return `${programme.name} did not answer`;
  const given = answer.kind === "earned" ? answer.points : 0;
  const ours = state === "done" ? points : 0;
  return given === ours ? null : `gave ${given} points there and is ${state} with ${ours} here`;
}
