import type { Day } from "../day.ts";
import type { Stay } from "../stay.ts";
import type { StayRule } from "../stay-rules.ts";
import type { HomeRuleMessage } from "./home-rules.ts";
import type { StayLimits } from "./stay-limits.ts";

export type PickerField = "check-in" | "check-out";
/** Keys of the specified texts. */
export type PickerMessage =
  | "Search.SelectedBlockedDate"
  | "Search.BlockedDateInRange"
  | "Search.MaxStay"
  | HomeRuleMessage;

export type PickerState = {
  open: boolean;
  field: PickerField;
  /** What the fields show. While the picker is closed this is the confirmed stay or nothing. */
  checkIn: Day | null;
  checkOut: Day | null;
  /** The last complete stay; the owner of the picker saves it when it changes. */
  confirmed: Stay | null;
  /** The message of the last event. */
  message: PickerMessage | null;
};

/** The facts on which an event depends. */
export type PickerFacts = {
  today: Day;
  maxDate: Day;
  /** Nights that can be booked; `undefined` when the picker belongs to no property. An empty set blocks every night. */
  availableDates?: ReadonlySet<Day> | undefined;
  /** The dates to restore when the guest discards. */
  saved: Stay | null;
  /** The host's rules, when the picker belongs to a property. */
  rules?: readonly StayRule[] | undefined;
  /** Only where a booked stay is changed. */
  limits?: StayLimits | undefined;
};

type EventData = {
  /** A field was tapped. */
  open: { field: PickerField };
  /** A tab inside the open picker was tapped. */
  focus: { field: PickerField };
  pick: { day: Day };
  select: object;
  /** A tap outside; Escape on desktop too. */
  "outside-tap": object;
  /** The close button or Back; Escape on mobile too. */
  discard: object;
  clear: object;
  /** Midnight passed, the tab came back, or other nights are free now. */
  refresh: object;
};

export type PickerEventType = keyof EventData;
export type PickerEvent<Type extends PickerEventType = PickerEventType> = {
  [T in Type]: { type: T } & EventData[T];
}[Type];

/** A closed picker that shows a stay, or none. */
export function closedPicker(stay: Stay | null): PickerState {
  const { checkIn = null, checkOut = null } = stay ?? {};
  return { open: false, field: "check-in", checkIn, checkOut, confirmed: stay, message: null };
}
