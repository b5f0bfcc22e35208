import { useEffect, useEffectEvent, useState } from "react";
import { calendarMonths } from "#domain/stay/calendar/calendar-window.ts";
import { monthOf } from "#domain/stay/calendar/month.ts";
import { pickRefusal } from "#domain/stay/date-picker/date-picker-rules.ts";
import type { PickerFacts, PickerMessage, PickerState } from "#domain/stay/date-picker/date-picker-state.ts";
import type { HomeRuleMessage } from "#domain/stay/date-picker/home-rules.ts";
import type { Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePriceText, useRate } from "#web/shared/price-text.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { useHijriChoice } from "../use-hijri-choice.ts";
import type { StayPickerControl } from "../use-stay-picker.ts";
import { compactPrice } from "./compact-price.ts";
import { type DayContext, homeRuleText } from "./describe-day.ts";
import { within } from "./key-step.ts";

export type Calendar = ReturnType<typeof useCalendar>;
/** The part of a picker that a calendar needs. */
export type CalendarPicker = Pick<StayPickerControl, "state" | "facts" | "send">;

/** The state of an open calendar: its days, the hovered day, and the handlers. */
export function useCalendar(picker: CalendarPicker, nightly: ReadonlyMap<Day, number> | undefined, shown: number) {
  const { state, facts, send } = picker;
  const { site } = usePageContext();
  const [showsHijri, showHijri] = useHijriChoice();
  const prices = usePrices(nightly);
  const months = calendarMonths(facts.today, facts.maxDate);
  const [focused, setFocused] = useState(() => within(startDay(state, facts), months));
  const [hovered, setHovered] = useState<Day | null>(null);
  const [wanted, setFirst] = useState(() => months.indexOf(monthOf(focused)));
  const first = Math.max(0, Math.min(wanted, months.length - shown));
  const context: DayContext = {
    state,
    facts,
    site,
    words: useNamespace("picker"),
    counts: useMessages().count,
    priceText: prices.sentence,
    showsHijri,
  };
  useRefusals(state, context);

  /** Moves the focus to a day and shows its month. */
  function focus(day: Day) {
    const index = months.indexOf(monthOf(day));
    setFocused(day);
    setFirst(Math.max(Math.min(first, index), index - shown + 1));
  }

  function changePage(pages: number) {
    const index = Math.max(0, Math.min(first + pages, months.length - shown));
    setFirst(index);
    const at = months.indexOf(monthOf(focused));
    if (at < index || at >= index + shown) setFocused(`${months[index]}-01`);
  }

  function choose(day: Day) {
    const refusal = pickRefusal(day, state, facts);
    if (refusal !== null && taken.has(refusal)) track("blocked_date_tapped", { date: day });
    focus(day);
    send({ type: "pick", day });
  }

  /** Chooses both days of a stay, as two taps would. */
  function chooseStay({ checkIn, checkOut }: Stay) {
    send({ type: "focus", field: "check-in" });
    if (state.checkIn !== checkIn) send({ type: "pick", day: checkIn });
    send({ type: "focus", field: "check-out" });
    send({ type: "pick", day: checkOut });
  }

  const visible = months.slice(first, first + shown);
  return {
    picker,
    context,
    site,
    months,
    visible,
    first,
    focused,
    hovered,
    prices,
    showHijri,
    focus,
    setHovered,
    changePage,
    choose,
    chooseStay,
  };
}

const taken: ReadonlySet<string> = new Set<PickerMessage>(["Search.SelectedBlockedDate", "Search.BlockedDateInRange"]);

/** The day that has the focus at first: the day of the field, else the check-in, else the first free day. */
function startDay({ field, checkIn, checkOut }: PickerState, { today, availableDates }: PickerFacts): Day {
  const own = field === "check-out" ? (checkOut ?? checkIn) : checkIn;
  return own ?? [...(availableDates ?? [])].filter((day) => day >= today).sort()[0] ?? today;
}

function usePrices(nightly: ReadonlyMap<Day, number> | undefined) {
  const { currency } = usePageContext();
  const rate = useRate();
  const text = usePriceText();
  const priceOf = (day: Day, write: (riyals: number) => string) => {
    const riyals = nightly?.get(day);
    return riyals === undefined ? "" : write(riyals);
  };
  return {
    isKnown: nightly !== undefined && nightly.size > 0,
    short: (day: Day) => priceOf(day, (riyals) => compactPrice(riyals, rate, currency)),
    sentence: (day: Day) => priceOf(day, text),
  };
}

/** Shows why a tap chose nothing. Every event makes a new state, so a second tap shows the same message again. */
function useRefusals(state: PickerState, context: DayContext) {
  const t = useMessages().search;
  const show = useSnackbar();
  const showMessage = useEffectEvent((message: PickerMessage) => {
    const texts: Record<Exclude<PickerMessage, HomeRuleMessage>, string> = {
      "Search.SelectedBlockedDate": t.selectedBlockedDate,
      "Search.BlockedDateInRange": t.blockedDateInRange,
      "Search.MaxStay": t.maxStay,
    };
    const text = isHomeRule(message) ? homeRuleText(message, context) : texts[message];
    show({ text, topic: "dates" });
  });
  useEffect(() => {
    if (state.message) showMessage(state.message);
  }, [state]);
}

function isHomeRule(message: PickerMessage): message is HomeRuleMessage {
  return message.startsWith("Home.");
}
