import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Programme } from "#domain/loyalty/rates.ts";
import { sandboxNow, scaled } from "../clock.ts";
import type { Fault } from "../faults.ts";
import { readId } from "../read-id.ts";
import { readText } from "../read-text.ts";
import { Refusal } from "../route.ts";
import { applyDue, balanceOf, enter, returnedOf } from "./balance.ts";
import { type Burn, findBurn, save, writeLine } from "./loyalty-store.ts";
import { memberOf } from "./members.ts";
import { confirmCode, confirmedMember } from "./one-time-codes.ts";

const RESERVED_MS = 60 * 60_000;
const SHORT_MS = 60_000;
const SLOW_MS = 8_000;
const HIDDEN_MS = 5 * 60_000;
const MAX_POINTS = 100_000_000;

/** Reserves points. If the id exists already, returns that burn with its current status. */
export async function beginBurn(programme: Programme, body: unknown, fault: Fault | null): Promise<Burn> {
  const [id, points] = [readId(body), readPoints(body)];
  const known = findBurn(programme, id);
  if (known) return repeatOf(known, points);
  const member = memberOfCode(programme, body);
  const traits = memberOf(programme, member);
  if (points > balanceOf(programme, member)) throw new Refusal(422, "too-few-points");
  const burn: Burn = {
    ...emptyBurn(programme, id),
    asked: { member, points },
    points: fault === "other-points" ? points + 5 : points,
    reservedUntil: sandboxNow() + (traits.hasShortHold ? SHORT_MS : RESERVED_MS),
    hiddenUntil: fault === "unknown-then-burned" ? sandboxNow() + scaled(HIDDEN_MS) : 0,
  };
  enter(burn, "reserved");
  if (traits.isSlow) await wait(scaled(SLOW_MS), undefined, { ref: false });
  return burn;
}

function repeatOf(known: Burn, points: number): Burn {
  if (known.asked && known.asked.points !== points) throw new Refusal(409, "id: another burn has it");
  return applyDue(known);
}

/** The member of a confirmed request, or of one that the code of the burn itself confirms. */
function memberOfCode(programme: Programme, body: unknown): string {
  const otpId = readText(body, "otpId", 60);
  if (readText(body, "otp", 6, { optional: true })) {
    const { status = 200 } = confirmCode(programme, otpId, body);
    if (status !== 200) throw new Refusal(status, "wrong-code");
  }
  return confirmedMember(programme, otpId);
}

/** A burn that never began: stored when an unknown id is released. */
function emptyBurn(programme: Programme, id: string): Burn {
  return {
    id,
    programme,
    reference: `${programme}_${randomUUID().replaceAll("-", "").slice(0, 20)}`,
    asked: null,
    points: 0,
    status: "released",
    returns: [],
    reservedUntil: 0,
    changedAt: sandboxNow(),
    hiddenUntil: 0,
  };
}

/** Takes the reserved points. A refusal is definite and ends the reservation. */
export function captureBurn(burn: Burn, fault: Fault | null): Burn {
  if (burn.status !== "reserved") return burn;
  const isRefused = burn.asked !== null && memberOf(burn.programme, burn.asked.member).isCaptureRefused;
  if (isRefused || fault === "capture-refused") {
    enter(burn, "released");
    throw new Refusal(422, "capture-refused");
  }
  enter(burn, "captured");
  return burn;
}

/** Ends a reservation. An id that is not known yet is refused from then on. */
export function releaseBurn(programme: Programme, id: string): Burn {
  const burn = findBurn(programme, id) ?? emptyBurn(programme, id);
  burn.hiddenUntil = 0;
  if (burn.status === "reserved") enter(burn, "released");
  else save({ burn });
  return burn;
}

/** Returns points once per id, and never more than were captured. */
export function returnPoints(burn: Burn, body: unknown, fault: Fault | null) {
  const [id, points] = [readId(body), readPoints(body)];
  const known = burn.returns.find((each) => each.id === id);
  if (known && known.points !== points) throw new Refusal(409, "id: another return has it");
  if (!known) returnOnce(burn, { id, points }, fault);
  return { id, burnId: burn.id, points, returned: returnedOf(burn) };
}

function returnOnce(burn: Burn, given: { id: string; points: number }, fault: Fault | null): void {
  const isRefused = burn.asked !== null && memberOf(burn.programme, burn.asked.member).isReturnRefused;
  if (isRefused || fault === "return-refused") throw new Refusal(422, "return-refused");
  if (burn.status !== "captured") throw new Refusal(422, "nothing-captured");
  if (returnedOf(burn) + given.points > burn.points) throw new Refusal(422, "more-than-captured");
  burn.returns.push(given);
  burn.changedAt = sandboxNow();
  save({ burn });
  writeLine(burn.programme, { kind: "returned", id: burn.id, points: given.points, returnId: given.id });
}

export function readPoints(body: unknown): number {
  const { points } = (body ?? {}) as { points?: unknown };
  if (!Number.isSafeInteger(points) || Number(points) < 1 || Number(points) > MAX_POINTS)
    throw new Refusal(400, "points: a whole number");
  return Number(points);
}
