import type { Programme } from "#domain/loyalty/rates.ts";
import { Refusal } from "../route.ts";

/** What the last two digits of a member's number decide. */
type Traits = {
  points: number;
  isBlocked?: boolean;
  getsNoCode?: boolean;
  isCaptureRefused?: boolean;
  isReturnRefused?: boolean;
  isSlow?: boolean;
  hasShortHold?: boolean;
};

const USUAL_POINTS = 5_000;
/** Mokafaa counts in small points. */
const scales: Record<Programme, number> = { mokafa: 50, qitaf: 1, fursan: 1 };

const traitsByEnd: Record<string, Traits | null> = {
  "01": { points: 12_500 },
  "02": { points: 40 },
  "03": null,
  "04": { points: USUAL_POINTS, isBlocked: true },
  "05": { points: USUAL_POINTS, getsNoCode: true },
  "06": { points: USUAL_POINTS, isCaptureRefused: true },
  "07": { points: USUAL_POINTS, isReturnRefused: true },
  "08": { points: USUAL_POINTS, isSlow: true },
  "09": { points: USUAL_POINTS, hasShortHold: true },
};

const shapes: Record<Programme, RegExp> = { mokafa: /^\+9665\d{8}$/, qitaf: /^\+9665\d{8}$/, fursan: /^\d{8}$/ };

/** A member by number. An invalid number is refused with 400, one without a membership or a blocked one with 422. */
export function memberOf(programme: Programme, number: string): Traits {
  if (!shapes[programme].test(number)) throw new Refusal(400, "member: the number of a member");
  const end = number.slice(-2);
  const traits = end in traitsByEnd ? traitsByEnd[end] : { points: USUAL_POINTS };
  if (!traits) throw new Refusal(422, "not-a-member");
  if (traits.isBlocked) throw new Refusal(422, "blocked");
  return { ...traits, points: traits.points * scales[programme] };
}

/** The mobile that gets the codes; Fursan knows it from the membership. */
export function phoneOf(programme: Programme, number: string): string {
  return programme === "fursan" ? `+9665${number}` : number;
}

export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}${"*".repeat(phone.length - 7)}${phone.slice(-2)}`;
}
