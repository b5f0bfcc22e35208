import { type QuickFilter, quickFilters } from "#domain/search/filter-controls/quick-filters.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCheckboxName } from "#web/shared/checkbox-name.ts";
import { usePriceText } from "#web/shared/price-text.ts";

/** The label of each quick filter; prices are in the guest's currency. */
export function useQuickWords(): Record<QuickFilter, string> {
  const { quick } = useNamespace("filters");
  const priceText = usePriceText();
  const nameOfCheckbox = useCheckboxName();
  const { privatePool, families, rating } = quick;
  return {
    ...{ privatePool, families, rating },
    offers: nameOfCheckbox(quickFilters.offers.filter),
    freeCancellation: nameOfCheckbox(quickFilters.freeCancellation.filter),
    tour: nameOfCheckbox(quickFilters.tour.filter),
    under: quick.under({ price: priceText(quickFilters.under.maximum) }),
  };
}
