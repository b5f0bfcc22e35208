import "./legend.css";
import { nativeSymbols } from "#domain/money/currency.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Switch } from "#web/ui/field/switch.tsx";
import type { Calendar } from "./use-calendar.ts";

/** The legend of the day styles; booked days are listed only for a property. */
export function Legend({ calendar: { context, picker, prices } }: { calendar: Calendar }) {
  const { legend, priceNote } = context.words;
  const language = useLanguage();
  const { currency } = usePageContext();
  const hasList = picker.facts.availableDates !== undefined;
  return (
    <ul aria-label={legend.label} className="type-caption flex flex-wrap items-center gap-x-4 gap-y-1 text-text-2">
      <LegendItem sign="today" text={legend.today} />
      <LegendItem sign="weekend" text={legend.weekend} />
      {hasList && <LegendItem sign="booked" text={legend.booked} />}
      {hasList && <LegendItem sign="check-out-only" text={legend.checkOutOnly} />}
      {prices.isKnown && <li>{priceNote({ currency: language === "ar" ? nativeSymbols[currency] : currency })}</li>}
    </ul>
  );
}

function LegendItem({ sign, text }: { sign: string; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" data-sign={sign} className="legend-sign">
        {sign === "today" ? "" : 8}
      </span>
      {text}
    </li>
  );
}

export function HijriSwitch({ calendar: { context, showHijri } }: { calendar: Calendar }) {
  return (
    <div className="shrink-0">
      <Switch label={context.words.hijri.show} checked={context.showsHijri} onChange={showHijri} />
    </div>
  );
}
