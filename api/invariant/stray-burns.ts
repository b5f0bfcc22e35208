import { sql } from "drizzle-orm";
import type { ListedBurn, LoyaltyProgramme } from "#api/loyalty/gateway/loyalty-port.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { LegState } from "#domain/loyalty/leg-state.ts";
import type { Violation } from "./invariants.ts";

type OurLeg = {
  id: string;
  state: LegState;
  points: number;
  returned: number;
  /** Points whose return the programme may have booked although we do not know it yet. */
  isReturning: boolean;
};

/** We have these points, less what was returned. */
const taken: readonly LegState[] = ["captured", "returning", "returned", "part-returned", "refused"];
/** A burn in these states may be whatever the programme says. */
const open: readonly LegState[] = ["created", "capturing", "releasing"];

/**
 * I6: what a programme has burned, less what it returned, is what our legs say. A lost leg has no points there, and a
 * reservation belongs to a leg that is reserved.
 */
export async function findStrayBurns(db: Tx, programme: LoyaltyProgramme, since: Date): Promise<Violation[]> {
  if (programme.isOff) return [];
  const listed = await programme.list(since);
  if (!listed) return [{ invariant: "I6", subject: programme.name, detail: "did not answer" }];
  const { rows } = await db.execute<OurLeg>(sql`
    SELECT id, state, points, returned_points AS returned, state = 'returning' AS "isReturning"
    FROM cart_leg WHERE method = ${programme.name} AND created_at >= ${since}`);
  const theirs = new Map(listed.map((burn) => [burn.burnId, burn]));
  const ours = new Map(rows.map((leg) => [leg.id, leg]));
  return [
    ...listed.flatMap((burn) => strayOf(ours.get(burn.burnId), burn)),
    ...rows
      .filter(({ id, state }) => taken.includes(state) && theirs.get(id)?.kind !== "captured")
      .map(({ id, state }) => ({ invariant: "I6", subject: id, detail: `is ${state} and not captured there` })),
  ];
}

function strayOf(leg: OurLeg | undefined, { burnId, kind, points, returned }: ListedBurn): Violation[] {
  if (kind === "released" || (leg && open.includes(leg.state))) return [];
  const stray = (detail: string) => [{ invariant: "I6", subject: burnId, detail }];
  if (!leg) return stray(`has ${kind} ${points} points and no leg`);
  if (kind === "reserved") return leg.state === "reserved" ? [] : stray(`is reserved there and ${leg.state} here`);
  if (!taken.includes(leg.state)) return stray(`is captured there and ${leg.state} here`);
  if (points !== leg.points) return stray(`took ${points} points instead of ${leg.points}`);
  return leg.isReturning || returned === leg.returned ? [] : stray(`returned ${returned} instead of ${leg.returned}`);
}
