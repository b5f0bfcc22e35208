import type { LazyMessages, Messages } from "#domain/message/messages.ts";
import { type DayMark, marksOf } from "#domain/site/day-marks.ts";
import type { Site } from "#domain/site/sites.ts";
import { isWeekend } from "#domain/site/weekend.ts";
import { hijriDay } from "#domain/stay/calendar/hijri.ts";
import { type DayState, dayState } from "#domain/stay/date-picker/date-picker-day.ts";
import { pickRefusal } from "#domain/stay/date-picker/date-picker-rules.ts";
import type { PickerFacts, PickerState } from "#domain/stay/date-picker/date-picker-state.ts";
import { type Day, daysBetween, partsOf } from "#domain/stay/day.ts";
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

function hintOf(day: Day, status: DayState, { state, facts, words, counts }: DayContext): string {
  const nights = previewNights(day, state, facts);
  const reason = reasonOf(status, words);
  return [reason, nights === null ? "" : counts.nights({ n: nights })].filter(Boolean).join(" · ");
}

function reasonOf(status: DayState, { spoken }: PickerWords): string {
  const reasons: Partial<Record<DayState, string>> = {
    blocked: spoken.booked,
    "check-out-only": spoken.checkOutOnly,
    "out-of-window": spoken.outOfWindow,
    "past-blocked": spoken.pastBooked,
    "too-far": spoken.tooFar,
  };
  return reasons[status] ?? "";
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
