import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useInstalmentText } from "#web/shared/instalment-text.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePriceText, useRate } from "#web/shared/price-text.ts";
import { Price } from "#web/ui/display/price.tsx";
import type { CardProperty } from "./card-property.ts";
import { isReduced } from "./reserved-lines.ts";

type Props = {
  property: CardProperty;
  isReserved?: boolean;
  /** One note instead of two: the nights and what is included. */
  isShort?: boolean;
  /** Whether it says in how many instalments the price may be paid. */
  hasInstalments?: boolean;
  className?: string;
};

/** The total price of the stay, then the original price, the source of the discount, and the price per night. */
export function CardPrice({
  property,
  isReserved = false,
  isShort = false,
  hasInstalments = false,
  className = "",
}: Props) {
  const t = useMessages();
  const words = useNamespace("card");
  const { currency, experiments } = usePageContext();
  const rate = useRate();
  const text = usePriceText();
  const { nights } = property;
  const { totalPrice, originalPrice, nightlyPrice, discount } = property.priceDetail;
  const instalments = useInstalmentText(totalPrice, words.instalments);
  const showsDiscount = !experiments.isPriceSlashHidden && isReduced(property);
  const hasEmptyLine = !experiments.isPriceSlashHidden && isReserved && !isReduced(property);
  return (
    <div className={`card-amount ${className}`}>
      {showsDiscount && <DiscountLine {...discount} />}
      {hasEmptyLine && <span className="type-caption">&nbsp;</span>}
      <Price
        amount={totalPrice}
        original={showsDiscount ? originalPrice : null}
        currency={currency}
        rate={rate}
        size="card"
        part="price"
      />
      <span data-part="note" className="text-text-2 type-caption">
        {t.price.forNights({ n: nights })}
        {isShort && ` · ${t.price.allIn}`}
        {!isShort && nights > 1 && ` · ${t.price.nightly({ price: text(nightlyPrice) })}`}
      </span>
      {!isShort && (
        <span data-part="note" className="text-text-2 type-caption">
          {t.price.allIn}
          {hasInstalments && instalments && <span data-part="instalments">{instalments}</span>}
        </span>
      )}
    </div>
  );
}

/** A discount always names its source. */
export function DiscountLine({ percentage, source }: CardProperty["priceDetail"]["discount"]) {
  const t = useMessages();
  const { off } = useNamespace("card");
  const x = String(percentage);
  const { site } = usePageContext();
  const text =
    source === "PLATFORM" ? off.PLATFORM({ x, brand: t.shell.brand[site.brand] }) : off[source ?? "other"]({ x });
  return (
    <span data-part="discount" className="font-semibold text-accent-text type-caption">
      {text}
    </span>
  );
}
