import { quickRanges } from "#domain/stay/date-picker/quick-ranges.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { Chip } from "#web/ui/action/chip.tsx";
import type { Calendar } from "./calendar/use-calendar.ts";
import { shortRange } from "./short-range.ts";

/** Buttons for the next weekend, weekdays and full week that can be booked. */
export function QuickChoices({ calendar }: { calendar: Calendar }) {
  const language = useLanguage();
  const { picker, context, site, chooseStay } = calendar;
  const { checkIn, checkOut } = picker.state;
  const ranges = quickRanges(picker.facts, site);
  if (ranges.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{context.words.quick.label}</legend>
      <div className="quick-choices flex gap-2 overflow-x-auto py-1 max-[359px]:flex-wrap">
        {ranges.map(({ kind, stay }) => (
          <Chip
            key={kind}
            isSelected={stay.checkIn === checkIn && stay.checkOut === checkOut}
            onPress={() => chooseStay(stay)}
          >
            <span>
              {context.words.quick[kind]}
              <span className="ms-1.5 font-normal">{shortRange(stay, language)}</span>
            </span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
