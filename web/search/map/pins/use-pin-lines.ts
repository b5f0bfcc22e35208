import { convertPrice } from "#domain/money/convert-price.ts";
import { formatCardPrice } from "#domain/money/format-price.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";

/**
 * What a pin says: the price of its home, or how many homes there are and the lowest of their prices, in riyals. The cards
 * show the currency, and without it more pins fit.
 */
export function usePinLines(): (count: number, price: number) => string[] {
  const t = useMessages();
  const words = useNamespace("results");
  const { currency } = usePageContext();
  const rate = useRate();
  return (count, riyals) => {
    const price = formatCardPrice(convertPrice(riyals, rate), currency);
    return count > 1 ? [t.count.homes({ n: count }), words.fromPrice({ price })] : [price];
  };
}
