import { type QuickFilter, quickFilters } from "#domain/search/filter-controls/quick-filters.ts";
import { useWords } from "#web/i18n/use-words.ts";
import { usePriceText } from "#web/shared/price-text.ts";

/** What each quick filter is called; its price in the guest's currency. */
export function useQuickWords(): Record<QuickFilter, string> {
  const { quick } = useWords("filters");
  const priceText = usePriceText();
  const { privatePool, families, tour, freeCancellation, rating } = quick;
  const under = quick.under({ price: priceText(quickFilters.under.maximum) });
  return { privatePool, families, tour, freeCancellation, rating, under };
}
