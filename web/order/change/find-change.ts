import type { ChangeDates, ChangeInput, ChangePreview } from "#contract/order/change.ts";
import type { Order } from "#contract/order/order.ts";
import { changeLimits } from "#domain/order/change/may-change.ts";
import type { StayLimits } from "#domain/stay/date-picker/stay-limits.ts";
import type { Day } from "#domain/stay/day.ts";
import { problemOf } from "#web/lib/api/api-problem.ts";
import { codeOf } from "../action/refusal-of.ts";

/** What a guest can choose, and what the chosen change costs, or the code of the problem why it is not possible. */
export type FoundChange = {
  wanted: ChangeInput;
  availableDates: Day[];
  limits: StayLimits;
  preview: ChangePreview | null;
  code: number | null;
  /** The nights that the home requires, if the chosen stay is too short; else 0. */
  requiredNights: number;
};

/** The calls of a browser or of a loader. */
export type ChangeCalls = {
  getDates: () => Promise<ChangeDates>;
  preview: (wanted: ChangeInput) => Promise<ChangePreview>;
};

/** A refusal of the chosen stay is part of the answer; a refusal of the calendar is thrown. */
export async function findChange(order: Order, wanted: ChangeInput, calls: ChangeCalls): Promise<FoundChange> {
  const { availableDates, window } = await calls.getDates();
  const limits = changeLimits(window, { checkIn: order.checkIn, checkOut: order.checkOut });
  const found = { wanted, availableDates, limits, preview: null, code: null, requiredNights: 0 };
  if (isSame(order, wanted)) return found;
  try {
    return { ...found, preview: await calls.preview(wanted) };
  } catch (error) {
    return { ...found, code: codeOf(error), requiredNights: Number(problemOf(error)?.details?.n ?? 0) };
  }
}

/** Whether nothing would change. */
export function isSame(order: Order, { checkIn, checkOut, guestCount: { adults, children } }: ChangeInput): boolean {
  const { guestCount: before } = order;
  const hasSameGuests = before.adults === adults && before.children === children;
  return order.checkIn === checkIn && order.checkOut === checkOut && hasSameGuests;
}
