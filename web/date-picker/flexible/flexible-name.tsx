import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import type { Month } from "#domain/stay/calendar/month.ts";
import { partsOf } from "#domain/stay/day.ts";
import type { DatelessChoice } from "#domain/stay/flexible/flexible-choice.ts";
import { isHijriMonth } from "#domain/stay/flexible/period.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** A month of either calendar in words, such as `Dec 2026` or `Ramadan 1448`. */
export function useMonthName(): (month: Month) => string {
  const language = useLanguage();
  const { hijri } = useNamespace("picker");
  return (month) => {
    if (!isHijriMonth(month)) return displayMonth(month, language);
    const { year, month: number } = partsOf(`${month}-01`);
    return hijri.month({ month: hijri.months[`${number}` as keyof typeof hijri.months], year: `${year}` });
  };
}

/** A choice without dates in words, such as `Any weekend in Dec 2026`. */
export function useFlexibleName(): (choice: DatelessChoice) => string {
  const t = useMessages();
  const language = useLanguage();
  const words = useNamespace("box").flexible;
  const monthName = useMonthName();
  return (choice) => {
    if (choice.kind === "weekends") return words.weekends({ month: monthName(choice.month) });
    const nights = t.count.nights({ n: choice.nights });
    if ("month" in choice.period) return words.nights({ nights, month: monthName(choice.period.month) });
    const { from, to } = choice.period;
    return words.between({ nights, from: displaySentenceDay(from, language), to: displaySentenceDay(to, language) });
  };
}

export default function FlexibleName({ choice }: { choice: DatelessChoice }) {
  return useFlexibleName()(choice);
}
