import type { Programme } from "#domain/loyalty/rates.ts";
import { sandboxNow } from "../clock.ts";
import { type Burn, burnsOf, earnsOf, save, writeLine } from "./loyalty-store.ts";
import { memberOf } from "./members.ts";

/** A reservation ends by itself. Applied whenever a burn is read. */
export function applyDue(burn: Burn): Burn {
  if (burn.status === "reserved" && sandboxNow() >= burn.reservedUntil) enter(burn, "released");
  return burn;
}

export function enter(burn: Burn, status: Burn["status"]): void {
  Object.assign(burn, { status, changedAt: sandboxNow() });
  save({ burn });
  if (burn.points > 0) writeLine(burn.programme, { kind: status, id: burn.id, points: burn.points });
}

export function returnedOf({ returns }: Burn): number {
  return returns.reduce((sum, { points }) => sum + points, 0);
}

/** The points that a member can use now. */
export function balanceOf(programme: Programme, member: string): number {
  const taken = burnsOf(programme)
    .filter((burn) => burn.asked?.member === member && applyDue(burn).status !== "released")
    .reduce((sum, burn) => sum + burn.points - returnedOf(burn), 0);
  const earned = earnsOf(programme)
    .filter((earn) => earn.member === member)
    .reduce((sum, { points }) => sum + points, 0);
  return memberOf(programme, member).points + earned - taken;
}
