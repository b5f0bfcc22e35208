import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { datePicker } from "#domain/stay/date-picker/date-picker.ts";
import { stillBookable } from "#domain/stay/date-picker/date-picker-rules.ts";
import {
  closedPicker,
  type PickerEvent,
  type PickerFacts,
  type PickerState,
} from "#domain/stay/date-picker/date-picker-state.ts";
import type { Day } from "#domain/stay/day.ts";
import { nightsOf, type Stay } from "#domain/stay/stay.ts";
import { track } from "#web/lib/analytics/track.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useAddressPart } from "./use-address-part.ts";
import { useFocusBack } from "./use-focus-back.ts";
import { usePressAgain } from "./use-press-again.ts";
import { useToday } from "./use-today.ts";

type Options = {
  /** The stay the owner keeps: shown while closed, and come back to when the guest discards. */
  saved: Stay | null;
  /** Nights that can be booked, when the picker belongs to a property. Keep the same set between renders. */
  availableDates?: ReadonlySet<Day> | undefined;
  /** The guest completed another stay, or left the calendar without one. Called once the address has let go of it. */
  onConfirm: (stay: Stay | null) => void;
  /** The stay can no longer be booked: its day is past or its nights are taken. */
  onLapse?: (() => void) | undefined;
  /** Only for a second picker on the same page; an address that names none opens the one called `stay`. */
  name?: string;
};

/** What the fields and the calendar share. */
export type StayPickerControl = {
  state: PickerState;
  facts: PickerFacts;
  send: (event: PickerEvent) => void;
  /** From the first opening on the calendar stays in the tree. */
  wasOpened: boolean;
  /** It stands open because the address says so, not because of a tap on a field. */
  isOpenedByAddress: boolean;
  /** The element around both fields. */
  fields: RefObject<HTMLDivElement | null>;
  /** Where the desktop calendar hangs: right after the fields, so that the Tab key finds it there. */
  container: HTMLElement | null;
  setContainer: (container: HTMLElement | null) => void;
  /** Lets what was pressed beside the open calendar act once it has closed. */
  pressAgain: (target: HTMLElement) => void;
};

type Action = { event: PickerEvent; facts: PickerFacts } | { follow: Stay | null };

/** The picker's state and its tie to the address. Holds no calendar, so that a page can have it from the start. */
export function useStayPicker({ saved, availableDates, onConfirm, onLapse, name }: Options): StayPickerControl {
  const facts = useFacts(saved, availableDates);
  const [state, dispatch] = useReducer(next, saved, closedPicker);
  const send = (event: PickerEvent) => dispatch({ event, facts });
  const fields = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (state.open && !wasOpened) setWasOpened(true);

  useRefreshed(facts, () => send({ type: "refresh" }));
  const { isAsked, isOpenedByAddress } = useAddressPart(name, state.open, (isOpen) =>
    send(isOpen ? { type: "open", field: "check-in" } : { type: "discard" }),
  );
  const isAtRest = !state.open && !isAsked;
  useFollowed(saved, state.confirmed, isAtRest, {
    follow: () => dispatch({ follow: saved }),
    tell: (stay, before) => {
      if (!stay && before && !stillBookable(before, facts)) return onLapse?.();
      if (stay) track("dates_selected", { ...stay, nights: nightsOf(stay) });
      onConfirm(stay);
    },
  });
  useFocusBack(fields, state);
  const pressAgain = usePressAgain(isAtRest);
  return { state, facts, send, wasOpened, isOpenedByAddress, fields, container, setContainer, pressAgain };
}

function next(state: PickerState, action: Action): PickerState {
  if ("follow" in action) return state.open ? state : closedPicker(action.follow);
  return datePicker(state, action.event, action.facts);
}

function useFacts(saved: Stay | null, availableDates: ReadonlySet<Day> | undefined): PickerFacts {
  const today = useToday();
  const { calendarWindowMonths } = usePageContext().site;
  return useMemo(
    () => ({ today, maxDate: maxDateOf(today, calendarWindowMonths), availableDates, saved }),
    [today, calendarWindowMonths, availableDates, saved],
  );
}

/** Another day began, or other nights are free: what is chosen may no longer hold. */
function useRefreshed({ today, availableDates }: PickerFacts, refresh: () => void) {
  const known = useRef({ today, availableDates });
  const onChange = useEffectEvent(refresh);
  useEffect(() => {
    if (known.current.today === today && known.current.availableDates === availableDates) return;
    known.current = { today, availableDates };
    onChange();
  }, [today, availableDates]);
}

type Ties = { follow: () => void; tell: (stay: Stay | null, before: Stay | null) => void };

/** Takes over what the owner keeps, and tells the owner what the guest completed, each only when it differs. */
function useFollowed(saved: Stay | null, confirmed: Stay | null, isAtRest: boolean, ties: Ties) {
  const known = useRef(saved);
  const follow = useEffectEvent(ties.follow);
  const tell = useEffectEvent(ties.tell);
  const savedText = textOf(saved);
  const confirmedText = textOf(confirmed);

  const takeOver = useEffectEvent(() => {
    if (textOf(known.current) === savedText) return;
    known.current = saved;
    follow();
  });
  const passOn = useEffectEvent(() => {
    const before = known.current;
    if (textOf(before) === confirmedText) return;
    known.current = confirmed;
    tell(confirmed, before);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stays are compared by their days
  useEffect(() => takeOver(), [savedText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stays are compared by their days
  useEffect(() => {
    if (isAtRest) passOn();
  }, [isAtRest, confirmedText]);
}

function textOf(stay: Stay | null): string {
  return stay ? `${stay.checkIn}/${stay.checkOut}` : "";
}
