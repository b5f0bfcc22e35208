import { ChevronDown } from "lucide-react";
import { displayDay, displayShortDay } from "#domain/stay/calendar/display-day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";

/** The dates of the prices, and a form for others, which is an address and so works without scripts. */
export function ListDates({ stay }: { stay: Stay }) {
  const words = useNamespace("sharedList");
  const language = useLanguage();
  const [from, to] = [displayShortDay(stay.checkIn, language), displayDay(stay.checkOut, language)];
  return (
    <details className="group mt-4 max-w-[560px] rounded-card border border-border bg-surface px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 [&::-webkit-details-marker]:hidden">
        <span className="text-text type-body">{words.dates({ from, to })}</span>
        <span className="inline-flex items-center gap-1 font-semibold text-primary type-small">
          {words.changeDates}
          <Icon icon={ChevronDown} size="s" className="group-open:rotate-180" />
        </span>
      </summary>
      <form method="get" className="grid gap-3 py-3 sm:grid-cols-2">
        <TextField type="date" name="checkIn" label={words.from} defaultValue={stay.checkIn} required />
        <TextField type="date" name="checkOut" label={words.to} defaultValue={stay.checkOut} required />
        <div className="sm:col-span-2">
          <Button type="submit" full="phone">
            {words.show}
          </Button>
        </div>
      </form>
    </details>
  );
}
