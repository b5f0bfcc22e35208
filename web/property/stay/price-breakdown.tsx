import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { UnitPriceDetails } from "#contract/cart/quote.ts";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Amount } from "./amount.tsx";

/** All nights, additions and discounts down to the total. It expands without a script. */
export function PriceBreakdown({ price }: { price: UnitPriceDetails }) {
  const t = useMessages();
  const { price: words } = useNamespace("details");
  const language = useLanguage();
  return (
    <details className="group mt-3 border-border border-t">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 font-semibold text-text type-small hover:text-primary md:min-h-11 [&::-webkit-details-marker]:hidden">
        {words.breakdown}
        <Icon icon={ChevronDown} className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <dl className="grid gap-2 pb-3 text-text-2 type-small">
        {price.nightly.map(({ date, price: night }) => (
          <Line key={date} name={displaySentenceDay(date, language)}>
            <Amount riyals={night} />
          </Line>
        ))}
        {price.discount.amount > 0 && (
          <Line name={<DiscountName {...price.discount} />}>
            <Amount riyals={price.discount.amount} isDiscount />
          </Line>
        )}
        {price.serviceFee > 0 && (
          <Line name={t.price.serviceFee}>
            <Amount riyals={price.serviceFee} />
          </Line>
        )}
        {price.vat.rate > 0 && (
          <Line name={t.price.vat({ r: String(price.vat.rate) })}>
            <Amount riyals={price.vat.amount} />
          </Line>
        )}
        <div className="border-border border-t pt-2 font-bold text-text">
          <Line name={t.price.total}>
            <Amount riyals={price.totalPrice} />
          </Line>
        </div>
      </dl>
    </details>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function DiscountName({ percentage, source }: UnitPriceDetails["discount"]) {
  const t = useMessages();
  const { offBy } = useNamespace("details").price;
  const { site } = usePageContext();
  const x = String(Math.round(percentage));
  if (source === "PLATFORM") return offBy.PLATFORM({ x, brand: t.shell.brand[site.brand] });
  return offBy[source ?? "other"]({ x });
}
