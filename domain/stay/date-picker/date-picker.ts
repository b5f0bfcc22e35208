import { addDays, type Day } from "../day.ts";
import {
  checkInFor,
  checkInRefusal,
  checkOutRefusal,
  firstCheckOut,
  mustLeaveNextDay,
  pickRefusal,
  stillBookable,
} from "./date-picker-rules.ts";
import {
  closedPicker,
  type PickerEvent,
  type PickerEventType,
  type PickerFacts,
  type PickerField,
  type PickerState,
} from "./date-picker-state.ts";

type Handler<Type extends PickerEventType> = (
  state: PickerState,
  event: PickerEvent<Type>,
  facts: PickerFacts,
) => PickerState;

const handlers: { [Type in PickerEventType]: Handler<Type> } = {
  open: (state, { field }, facts) => (state.open ? focus(state, field, facts) : open(state, field, facts)),
  focus: (state, { field }, facts) => focus(state, field, facts),
  pick: (state, { day }, facts) => (state.open ? pick(state, day, facts) : state),
  select: (state, _, facts) => (state.open && state.checkIn ? select(state, state.checkIn, facts) : state),
  "outside-tap": (state, _, facts) => (state.open ? tapOutside(state, facts) : state),
  discard: (state, _, facts) => (state.open ? closedPicker(stillBookable(facts.saved, facts)) : state),
  clear: (state, _, facts) => {
    const cleared = { ...closedPicker(facts.limits?.booked ?? null), open: state.open };
    return focus(cleared, "check-in", facts);
  },
  refresh: (state) => state,
};

/** The picker after an event. Dates that the facts no longer allow are removed first. */
export function datePicker<Type extends PickerEventType>(
  state: PickerState,
  event: PickerEvent<Type>,
  facts: PickerFacts,
): PickerState {
  return handlers[event.type](withAllowedDates(state, facts), event, facts);
}

function withAllowedDates(state: PickerState, facts: PickerFacts): PickerState {
  const confirmed = stillBookable(state.confirmed, facts);
  if (!state.open) return closedPicker(confirmed);
  const checkIn = state.checkIn && !checkInRefusal(state.checkIn, facts) ? state.checkIn : null;
  const field = checkIn ? state.field : "check-in";
  return {
    ...state,
    field,
    checkIn,
    checkOut: allowedCheckOut(checkIn, state.checkOut, facts),
    confirmed,
    message: null,
  };
}

function allowedCheckOut(checkIn: Day | null, checkOut: Day | null, facts: PickerFacts): Day | null {
  return checkIn && checkOut && !checkOutRefusal(checkOut, checkIn, facts) ? checkOut : null;
}

function open(state: PickerState, field: PickerField, facts: PickerFacts): PickerState {
  const opened = withAllowedDates({ ...state, open: true }, facts);
  return field === "check-out" && !state.checkIn ? state : focus(opened, field, facts);
}

/** Check-out cannot be chosen before check-in, and check-in not once the guest has arrived. */
function focus(state: PickerState, field: PickerField, { limits }: PickerFacts): PickerState {
  const allowed = limits?.hasArrived ? "check-out" : field;
  return state.open && (allowed === "check-in" || state.checkIn) ? { ...state, field: allowed } : state;
}

function pick(state: PickerState, day: Day, facts: PickerFacts): PickerState {
  const refusal = pickRefusal(day, state, facts);
  if (refusal) return { ...state, message: refusal === "ignored" ? null : refusal };
  const checkIn = checkInFor(day, state);
  if (checkIn) return complete(checkIn, day);
  if (mustLeaveNextDay(day, facts)) return complete(day, addDays(day, 1));
  return { ...state, field: "check-out", checkIn: day, checkOut: allowedCheckOut(day, state.checkOut, facts) };
}

/** A check-out left open is the first one that is possible; if a night before it is booked, the guest chooses again. */
function select(state: PickerState, checkIn: Day, facts: PickerFacts): PickerState {
  const checkOut = state.checkOut ?? firstCheckOut(checkIn, facts);
  if (facts.limits && !stillBookable({ checkIn, checkOut }, facts))
    return { ...state, message: "Search.BlockedDateInRange" };
  return complete(checkIn, checkOut);
}

function complete(checkIn: Day, checkOut: Day): PickerState {
  return closedPicker({ checkIn, checkOut });
}

/** Without a list an incomplete choice is completed with the first check-out; with a list the confirmed stay is restored first. */
function tapOutside(state: PickerState, facts: PickerFacts): PickerState {
  const { checkIn, checkOut, field, confirmed } = state;
  if (!checkIn || (facts.availableDates && confirmed)) return closedPicker(confirmed);
  const chosen = field === "check-out" ? null : checkOut;
  return complete(checkIn, chosen ?? firstCheckOut(checkIn, facts));
}
