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
import { lastDeparture } from "#domain/stay/date-picker/home-rules.ts";
import type { StayLimits } from "#domain/stay/date-picker/stay-limits.ts";
import type { Day } from "#domain/stay/day.ts";
import { nightsOf, type Stay } from "#domain/stay/stay.ts";
import type { StayRule } from "#domain/stay/stay-rules.ts";
import { track } from "#web/lib/analytics/track.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useClickAgain } from "./use-click-again.ts";
import { usePickerUrl } from "./use-picker-url.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { useToday } from "./use-today.ts";

type Options = {
  /** The stay of the owner: shown while the picker is closed, and restored when the guest discards. */
  saved: Stay | null;
  /** Nights that can be booked, when the picker belongs to a property. Pass the same set in every render. */
  availableDates?: ReadonlySet<Day> | undefined;
  /** The host's rules of that property. Pass the same list in every render. */
  rules?: readonly StayRule[] | undefined;
  /** Only for a picker that changes a booked stay. Pass the same object in every render. */
  limits?: StayLimits | undefined;
  /** The guest completed another stay, or cleared it. Called once the URL no longer opens the calendar. */
  onConfirm: (stay: Stay | null) => void;
  /** The stay can no longer be booked: its check-in is past or its nights are booked. */
  onLapse?: (() => void) | undefined;
  /** Only for a second picker on the same page; a URL without a name opens the one called `stay`. */
  name?: string;
};

/** What the fields and the calendar share. */
export type StayPickerControl = {
  state: PickerState;
  facts: PickerFacts;
  send: (event: PickerEvent) => void;
  /** After the first opening the calendar stays mounted. */
  wasOpened: boolean;
  /** It is open because of the URL and not because of a tap on a field. */
  isOpenedByUrl: boolean;
  /** The element around both fields. */
  fields: RefObject<HTMLDivElement | null>;
  /** The container of the desktop calendar, directly after the fields in the tab order. */
  container: HTMLElement | null;
  setContainer: (container: HTMLElement | null) => void;
  /** Clicks an element outside the open calendar again once it has closed. */
  clickAgain: (target: HTMLElement) => void;
};

type Action = { event: PickerEvent; facts: PickerFacts } | { follow: Stay | null };

/** The picker's state, synchronised with the URL. It does not import the calendar, so that it is small. */
export function useStayPicker({ onConfirm, onLapse, name, ...given }: Options): StayPickerControl {
  const { saved } = given;
  const facts = useFacts(given);
  const [state, dispatch] = useReducer(next, saved, closedPicker);
  const send = (event: PickerEvent) => dispatch({ event, facts });
  const fields = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (state.open && !wasOpened) setWasOpened(true);

  useRefreshed(facts, () => send({ type: "refresh" }));
  const { isOpenInUrl, isOpenedByUrl } = usePickerUrl(name, state.open, (isOpen) =>
    send(isOpen ? { type: "open", field: "check-in" } : { type: "discard" }),
  );
  const isSettled = !state.open && !isOpenInUrl;
  useSynchronised(saved, state.confirmed, isSettled, {
    follow: () => dispatch({ follow: saved }),
    report: (stay, before) => {
      if (!stay && before && !stillBookable(before, facts)) return onLapse?.();
      if (stay) track("dates_selected", { ...stay, nights: nightsOf(stay) });
      onConfirm(stay);
    },
  });
  useRestoreFocus(fields, state);
  const clickAgain = useClickAgain(isSettled);
  return { state, facts, send, wasOpened, isOpenedByUrl, fields, container, setContainer, clickAgain };
}

function next(state: PickerState, action: Action): PickerState {
  if ("follow" in action) return state.open ? state : closedPicker(action.follow);
  return datePicker(state, action.event, action.facts);
}

type Given = Pick<Options, "saved" | "availableDates" | "rules" | "limits">;

function useFacts({ saved, availableDates, rules, limits }: Given): PickerFacts {
  const today = useToday();
  const { calendarWindowMonths } = usePageContext().site;
  return useMemo(() => {
    const maxDate = lastDeparture(maxDateOf(today, calendarWindowMonths), rules ?? []);
    return { today, maxDate, availableDates, rules, saved, limits };
  }, [today, calendarWindowMonths, availableDates, rules, saved, limits]);
}

/** Checks the choice again when the day or the free nights change. */
function useRefreshed({ today, availableDates }: PickerFacts, refresh: () => void) {
  const known = useRef({ today, availableDates });
  const onChange = useEffectEvent(refresh);
  useEffect(() => {
    if (known.current.today === today && known.current.availableDates === availableDates) return;
    known.current = { today, availableDates };
    onChange();
  }, [today, availableDates]);
}

type Handlers = { follow: () => void; report: (stay: Stay | null, before: Stay | null) => void };

/** Takes over the owner's stay, and reports the guest's completed stay, each only when it differs. */
function useSynchronised(saved: Stay | null, confirmed: Stay | null, isSettled: boolean, handlers: Handlers) {
  const known = useRef(saved);
  const follow = useEffectEvent(handlers.follow);
  const report = useEffectEvent(handlers.report);
  const savedText = textOf(saved);
  const confirmedText = textOf(confirmed);

  const takeOver = useEffectEvent(() => {
    if (textOf(known.current) === savedText) return;
    known.current = saved;
    follow();
  });
  const reportChange = useEffectEvent(() => {
    const before = known.current;
    if (textOf(before) === confirmedText) return;
    known.current = confirmed;
    report(confirmed, before);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: stays are compared by their days
  useEffect(() => takeOver(), [savedText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stays are compared by their days
  useEffect(() => {
    if (isSettled) reportChange();
  }, [isSettled, confirmedText]);
}

function textOf(stay: Stay | null): string {
  return stay ? `${stay.checkIn}/${stay.checkOut}` : "";
}
