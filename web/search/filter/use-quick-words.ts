import { type QuickFilter, quickFilters } from "#domain/search/filter-controls/quick-filters.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePriceText } from "#web/shared/price-text.ts";

/** The label of each quick filter; prices are in the guest's currency. */
export function useQuickWords(): Record<QuickFilter, string> {
  const { quick } = useNamespace("filters");
  const priceText = usePriceText();
  const { privatePool, families, offers, freeCancellation, tour, rating } = quick;
  const under = quick.under({ price: priceText(quickFilters.under.maximum) });
  return { privatePool, families, offers, freeCancellation, tour, rating, under };
}
