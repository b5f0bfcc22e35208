import { bareDigits } from "#domain/field/digits.ts";
import { fullNumber, readPhone } from "#domain/field/phone.ts";
import type { Programme } from "./rates.ts";

const SAUDI = "+966";
const SAUDI_MOBILE = /^\+9665\d{8}$/;
const MEMBERSHIP = /^\d{8}$/;

/** How a programme knows its members: by a Saudi mobile, or by a membership number. */
export const memberFields = { mokafa: "phone", qitaf: "phone", fursan: "memberId" } as const satisfies Record<
  Programme,
  "phone" | "memberId"
>;

/** The number of a member as the programme knows it, or `null` when it cannot be one. */
export function readMember(programme: Programme, typed: string): string | null {
  if (memberFields[programme] === "memberId") {
    const number = bareDigits(typed);
    return MEMBERSHIP.test(number) ? number : null;
  }
  const phone = readPhone(typed, SAUDI);
  const number = phone && fullNumber(phone);
  return number && SAUDI_MOBILE.test(number) ? number : null;
}

/** What others may see of a member's number: the last two digits. */
export function maskMember(number: string): string {
  return `•••• ${number.slice(-2)}`;
}
