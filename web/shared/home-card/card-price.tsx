import type { PropertyCard } from "#contract/search.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useWords } from "#web/i18n/use-words.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePriceText, useRate } from "#web/shared/price-text.ts";
import { Price } from "#web/ui/price.tsx";

/** The whole stay with everything in it first; then what it was, who lowered it, and what a night comes to. */
export function CardPrice({ home: { priceDetail, nights } }: { home: PropertyCard }) {
  const t = useMessages();
  const { currency, experiments } = usePageContext();
  const rate = useRate();
  const text = usePriceText();
  const { totalPrice, originalPrice, nightlyPrice, discount } = priceDetail;
  const isReduced = !experiments.isPriceSlashHidden && discount.percentage >= 1;
  return (
    <div className="flex flex-col">
      {isReduced && <DiscountLine {...discount} />}
      <Price
        amount={totalPrice}
        original={isReduced ? originalPrice : null}
        currency={currency}
        rate={rate}
        size="card"
      />
      <span className="text-text-2 type-caption">
        {t.price.forNights({ n: nights })}
        {nights > 1 && ` · ${t.price.nightly({ price: text(nightlyPrice) })}`}
      </span>
      <span className="text-text-2 type-caption">{t.price.allIn}</span>
    </div>
  );
}

/** Never a number alone: a guest reads who gives the discount. */
function DiscountLine({ percentage, source }: PropertyCard["priceDetail"]["discount"]) {
  const t = useMessages();
  const { off } = useWords("card");
  const x = String(percentage);
  const { site } = usePageContext();
  const says =
    source === "PLATFORM" ? off.PLATFORM({ x, brand: t.shell.brand[site.brand] }) : off[source ?? "other"]({ x });
  return <span className="font-semibold text-accent-text type-caption">{says}</span>;
}
