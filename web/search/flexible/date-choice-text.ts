import type { FlexibleDates } from "#contract/search/search.ts";
import { type DayMark, marksOf } from "#domain/site/day-marks.ts";
import { hijriDay } from "#domain/stay/calendar/hijri.ts";
import { daysOf, nightsOf, type Stay } from "#domain/stay/stay.ts";
import { weekdayOf } from "#domain/stay/weekday.ts";
import { dayInWords, type PickerWords } from "#web/date-picker/calendar/describe-day.ts";
import { shortRange } from "#web/date-picker/short-range.ts";
import { useHijriChoice } from "#web/date-picker/use-hijri-choice.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePriceText } from "#web/shared/price-text.ts";

/** A stay of a flexible choice in words: short lines, and one sentence for screen readers. */
export type DateChoiceText = {
  weekdays: string;
  days: string;
  hijri: string;
  /** Feasts and national days during the stay. */
  marks: string;
  price: string;
  homes: string;
  spoken: string;
};

export function useDateChoiceText(choice: FlexibleDates[number]): DateChoiceText {
  const t = useMessages();
  const language = useLanguage();
  const words = useNamespace("flexible");
  const picker = useNamespace("picker");
  const priceText = usePriceText();
  const { site } = usePageContext();
  const [showsHijri] = useHijriChoice();
  const { checkIn, checkOut, count, cheapestTotal, isCheapest } = choice;
  const marks = [...new Set(daysOf(choice).flatMap((day) => marksOf(day, site.countryCode)))];
  const price = cheapestTotal === null ? "" : priceText(cheapestTotal);
  const namesOf = (some: readonly DayMark[]) => some.map((mark) => picker.marks[mark]);
  const spoken = [
    words.spoken.stay({ from: dayInWords(checkIn, picker), to: dayInWords(checkOut, picker) }),
    t.count.nights({ n: nightsOf(choice) }),
    ...namesOf(marks),
    ...(count === 0 ? [words.spoken.none] : [t.count.homes({ n: count }), words.spoken.price({ price })]),
    isCheapest ? words.spoken.cheapest : "",
  ];
  return {
    weekdays: `${picker.shortWeekdays[weekdayOf(checkIn)]} – ${picker.shortWeekdays[weekdayOf(checkOut)]}`,
    days: shortRange(choice, language),
    hijri: showsHijri ? hijriRange(choice, picker) : "",
    // The Hijri days name Ramadan already.
    marks: namesOf(marks.filter((mark) => !(showsHijri && mark === "ramadan"))).join(picker.comma),
    price: count === 0 ? words.none : words.from({ price }),
    homes: count === 0 ? "" : t.count.homes({ n: count }),
    spoken: spoken.filter(Boolean).join(picker.comma),
  };
}

/** The Hijri days of a stay, such as `23–25 Jumada al-Akhirah`. */
function hijriRange({ checkIn, checkOut }: Stay, { hijri: { months } }: PickerWords): string {
  const [from, to] = [hijriDay(checkIn), hijriDay(checkOut)];
  if (!from || !to) return "";
  const nameOf = ({ month }: { month: number }) => months[`${month}` as keyof typeof months];
  if (from.month === to.month) return `${from.day}–${to.day} ${nameOf(to)}`;
  return `${from.day} ${nameOf(from)} – ${to.day} ${nameOf(to)}`;
}
