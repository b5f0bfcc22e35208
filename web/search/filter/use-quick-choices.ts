import { currencyText } from "#domain/money/currency-text.ts";
import { type QuickChoice, quickChoices } from "#domain/search/filter-controls/quick-filters.ts";
import type { FilterValues } from "#domain/search/search-query.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCheckboxName } from "#web/shared/filter-name.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";
import type { Facets } from "./panel/facets.ts";

/** The quick filters of these results with their labels; the price is in the guest's currency. */
export function useQuickChoices(values: FilterValues, facets: Facets): (QuickChoice & { label: string })[] {
  const { quick } = useNamespace("filters");
  const nameOf = useCheckboxName();
  const language = useLanguage();
  const { site, currency } = usePageContext();
  const { privatePool, families, rating } = quick;
  const labels = {
    ...{ privatePool, families, rating },
    offers: nameOf("offers"),
    freeCancellation: nameOf("freeCancellation"),
    tour: nameOf("is3DView"),
  };
  const under = (price = 0) => quick.under({ price: currencyText(price.toLocaleString("en"), currency, language) });
  const choices = quickChoices(values, facets, { rate: useRate(), hasOffers: site.features.offers });
  return choices.map((choice) => ({
    ...choice,
    label: choice.name === "under" ? under(choice.price) : labels[choice.name],
  }));
}
