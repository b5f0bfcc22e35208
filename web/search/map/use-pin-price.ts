import { convertPrice } from "#domain/money/convert-price.ts";
import { formatCardPrice } from "#domain/money/format-price.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";

/** The price on a pin: the cards show the currency, and without it more pins fit. */
export function usePinPrice(): (riyals: number) => string {
  const { currency } = usePageContext();
  const rate = useRate();
  return (riyals) => formatCardPrice(convertPrice(riyals, rate), currency);
}
