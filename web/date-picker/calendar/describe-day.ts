import type { LazyMessages, Messages } from "#domain/message/messages.ts";
import { type DayMark, marksOf } from "#domain/site/day-marks.ts";
import type { Site } from "#domain/site/sites.ts";
import { isWeekend } from "#domain/site/weekend.ts";
import { hijriDay } from "#domain/stay/calendar/hijri.ts";
import { type DayState, dayState } from "#domain/stay/date-picker/date-picker-day.ts";
import { pickRefusal } from "#domain/stay/date-picker/date-picker-rules.ts";
import type { PickerFacts, PickerState } from "#domain/stay/date-picker/date-picker-state.ts";
import type { HomeRuleMessage } from "#domain/stay/date-picker/home-rules.ts";
import { type Day, daysBetween, partsOf } from "#domain/stay/day.ts";
import { maxStayOn, minStayOn } from "#domain/stay/stay-rules.ts";
import { weekdayOf } from "#domain/stay/weekday.ts";

export type PickerWords = LazyMessages["picker"];

/** What the cell and the label of a day depend on. */
export type DayContext = {
  state: PickerState;
  facts: PickerFacts;
  site: Pick<Site, "weekend" | "countryCode">;
  words: PickerWords;
  counts: Messages["count"];
  /** The day's price for a sentence; empty when it is unknown. */
  priceText: (day: Day) => string;
  showsHijri: boolean;
};

export type DescribedDay = {
  status: DayState;
  /** A tap does not choose the day; it only shows the reason. */
  isOff: boolean;
  isToday: boolean;
  isWeekend: boolean;
  marks: DayMark[];
  hijri: number | null;
  /** Why the day cannot be chosen, or how many nights the stay would have; shown beside the hovered day. */
  hint: string;
  label: string;
};

export function describeDay(day: Day, context: DayContext): DescribedDay {
  const { state, facts, site } = context;
  const status = dayState(day, state, facts);
  const described = {
    status,
    isOff: day !== state.checkIn && pickRefusal(day, state, facts) !== null,
    isToday: day === facts.today,
    isWeekend: isWeekend(day, site),
    marks: marksOf(day, site.countryCode),
    hijri: context.showsHijri ? (hijriDay(day)?.day ?? null) : null,
    hint: hintOf(day, status, context),
  };
  return { ...described, label: labelOf(day, described, context) };
}

/** The nights of a stay that would end on the hovered day; `null` when the day cannot be the check-out now. */
export function previewNights(day: Day, state: PickerState, facts: PickerFacts): number | null {
  if (state.field !== "check-out" || !state.checkIn || day <= state.checkIn) return null;
  return pickRefusal(day, state, facts) ? null : daysBetween(state.checkIn, day);
}

function hintOf(day: Day, status: DayState, context: DayContext): string {
  const { state, facts, counts } = context;
  const nights = previewNights(day, state, facts);
  const reason = reasonOf(status, context);
  return [reason, nights === null ? "" : counts.nights({ n: nights })].filter(Boolean).join(" · ");
}

function reasonOf(status: DayState, context: DayContext): string {
  const { spoken } = context.words;
  const reasons: Partial<Record<DayState, string>> = {
    blocked: spoken.booked,
    "check-out-only": spoken.checkOutOnly,
    "out-of-window": spoken.outOfWindow,
    "past-blocked": spoken.pastBooked,
    "too-far": spoken.tooFar,
  };
  const message = messageOf[status];
  return message ? homeRuleText(message, context) : (reasons[status] ?? "");
}

const messageOf: Partial<Record<DayState, HomeRuleMessage>> = {
  "no-arrival": "Home.NoArrival",
  "no-departure": "Home.NoDeparture",
  gap: "Home.Gap",
  "too-short": "Home.MinStay",
  "too-long": "Home.MaxStay",
};

/** What the host's rules say to a tap; the nights are those of a stay from the chosen check-in. */
export function homeRuleText(message: HomeRuleMessage, { state, facts, words: { rules: words } }: DayContext): string {
  const rules = facts.rules ?? [];
  const checkIn = state.checkIn ?? facts.today;
  const texts: Record<HomeRuleMessage, () => string> = {
    "Home.NoArrival": () => words.noArrival,
    "Home.NoDeparture": () => words.noDeparture,
    "Home.Gap": () => words.gap,
    "Home.MinStay": () => words.minStay({ n: minStayOn(checkIn, rules) }),
    "Home.MaxStay": () => words.maxStay({ n: maxStayOn(checkIn, rules) }),
  };
  return texts[message]();
}

function labelOf(day: Day, described: Omit<DescribedDay, "label">, context: DayContext): string {
  const { words } = context;
  const parts = [
    dayInWords(day, words),
    roleOf(day, described.status, context),
    described.isToday ? words.spoken.today : "",
    described.status === "selectable" || described.isOff || described.status === "check-out-only" ? described.hint : "",
    described.isOff ? "" : context.priceText(day) && words.spoken.price({ price: context.priceText(day) }),
    ...described.marks.map((mark) => words.marks[mark]),
    described.isWeekend ? words.spoken.weekend : "",
    context.showsHijri ? hijriInWords(day, words) : "",
  ];
  return parts.filter(Boolean).join(words.comma);
}

function roleOf(day: Day, status: DayState, { state: { checkIn }, words, counts }: DayContext): string {
  if (status === "start") return words.spoken.checkIn;
  if (status === "between") return words.spoken.between;
  if (status !== "end" || !checkIn) return "";
  return words.spoken.checkOut({ nights: counts.nights({ n: daysBetween(checkIn, day) }) });
}

type NamedMonth = keyof PickerWords["months"];

export function dayInWords(day: Day, words: PickerWords): string {
  const { year, month, dayOfMonth } = partsOf(day);
  const names = { weekday: words.weekdays[weekdayOf(day)], month: words.months[`${month}` as NamedMonth] };
  return words.day({ ...names, day: `${dayOfMonth}`, year: `${year}` });
}

function hijriInWords(date: Day, words: PickerWords): string {
  const hijri = hijriDay(date);
  if (!hijri) return "";
  const month = words.hijri.months[`${hijri.month}` as NamedMonth];
  return words.hijri.day({ day: `${hijri.day}`, month, year: `${hijri.year}` });
}

/** The Hijri month or months of a calendar month, with their year. */
export function hijriTitle(days: readonly Day[], { hijri: words }: PickerWords): string {
  const [from, to] = [hijriDay(days[0] ?? ""), hijriDay(days.at(-1) ?? "")];
  if (!from || !to) return "";
  const first = words.months[`${from.month}` as NamedMonth];
  const second = words.months[`${to.month}` as NamedMonth];
  if (from.year !== to.year) {
    return words.twoYears({ first, firstYear: `${from.year}`, second, secondYear: `${to.year}` });
  }
  if (from.month === to.month) return words.month({ month: first, year: `${from.year}` });
  return words.twoMonths({ first, second, year: `${from.year}` });
}
