import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePriceText, useRate } from "#web/shared/price-text.ts";
import { Price } from "#web/ui/display/price.tsx";
import type { CardProperty } from "./card-property.ts";
import { isReduced } from "./card-size.ts";

/** The whole stay with everything in it first; then what it was, who lowered it, and what a night comes to. */
export function CardPrice({ property, hasRoom = false }: { property: CardProperty; hasRoom?: boolean }) {
  const t = useMessages();
  const { currency, experiments } = usePageContext();
  const rate = useRate();
  const text = usePriceText();
  const { nights } = property;
  const { totalPrice, originalPrice, nightlyPrice, discount } = property.priceDetail;
  const isToldReduced = !experiments.isPriceSlashHidden && isReduced(property);
  const isLineFree = !experiments.isPriceSlashHidden && hasRoom && !isReduced(property);
  return (
    <div className="flex flex-col">
      {isToldReduced && <DiscountLine {...discount} />}
      {isLineFree && <span className="type-caption">&nbsp;</span>}
      <Price
        amount={totalPrice}
        original={isToldReduced ? originalPrice : null}
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
function DiscountLine({ percentage, source }: CardProperty["priceDetail"]["discount"]) {
  const t = useMessages();
  const { off } = useNamespace("card");
  const x = String(percentage);
  const { site } = usePageContext();
  const says =
    source === "PLATFORM" ? off.PLATFORM({ x, brand: t.shell.brand[site.brand] }) : off[source ?? "other"]({ x });
  return <span className="font-semibold text-accent-text type-caption">{says}</span>;
}
