import type { ComparedProperty } from "#contract/search/compare.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { DiscountLine } from "#web/property-card/card-price.tsx";
import { useExactPrice } from "#web/shared/exact-price.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Price } from "#web/ui/display/price.tsx";
import { useCompare } from "./compare-context.tsx";

type Props = { price: ComparedProperty["priceDetail"]; isLowest: boolean };

/** The whole stay with all taxes and fees, its discount, and a night of it. */
export function PriceCell({ price, isLowest }: Props) {
  const t = useMessages();
  const { price: words } = useNamespace("compare");
  const { currency, experiments } = usePageContext();
  const rate = useRate();
  const { text } = useExactPrice();
  const nights = nightsOf(useCompare().stay);
  if (!price) return <span className="text-text-2">{words.none}</span>;
  const isReduced = !experiments.isPriceSlashHidden && price.discount.percentage >= 1;
  return (
    <span className="flex flex-col">
      {isLowest && <Badge tone="success">{words.lowest}</Badge>}
      <span data-total={price.totalPrice}>
        <Price
          amount={price.totalPrice}
          original={isReduced ? price.originalPrice : null}
          currency={currency}
          rate={rate}
          size="m"
        />
      </span>
      {isReduced && <DiscountLine {...price.discount} />}
      <span className="text-text-2 type-caption">{t.price.forNights({ n: nights })}</span>
      {nights > 1 && (
        <span className="text-text-2 type-caption">{t.price.nightly({ price: text(price.nightlyPrice) })}</span>
      )}
      <span className="text-text-2 type-caption">{t.price.allIn}</span>
    </span>
  );
}
