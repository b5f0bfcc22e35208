import { currencyText } from "#domain/money/currency-text.ts";
import { type AppliedFilter, appliedFilters } from "#domain/search/filter-controls/applied-filters.ts";
import { boundsOf } from "#domain/search/filter-controls/filter-bounds.ts";
import { inGuestCurrency } from "#domain/search/filter-controls/shown-price.ts";
import { lookupFilter, type RangeFilterName, rangeFilter } from "#domain/search/filters.ts";
import type { Range } from "#domain/search/range.ts";
import { reviewTypes } from "#domain/search/review-types.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useFilterName } from "#web/shared/filter-name.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";
import type { Labels } from "../state/labels.ts";
import { useSearchQuery } from "../state/use-search-query.ts";
import { type FacetProps, fullRangeOf } from "./panel/facets.ts";

/** Everything that narrows the results, with its text. */
export function useApplied(facets: FacetProps): { key: string; text: string; filter: AppliedFilter }[] {
  const { query } = useSearchQuery();
  const say = useFilterText(facets.labels);
  const applied = appliedFilters(query, (name) => boundsOf(name, fullRangeOf(facets, name)));
  return applied.map((filter) => ({
    key: filter.kind === "option" ? `${filter.name}-${filter.id}` : filter.name,
    text: say(filter),
    filter,
  }));
}

function useFilterText(labels: Labels): (filter: AppliedFilter) => string {
  const t = useMessages();
  const words = useNamespace("filters");
  const sayRange = useRangeText();
  const nameOf = useFilterName();
  const sayOption = ({ name, id }: Extract<AppliedFilter, { kind: "option" }>) => {
    const word = labels[lookupFilter(name).lookupTypeId]?.[id];
    if (word === undefined) return words.names[name];
    const rating = lookupFilter(name).isMinimum && reviewTypes.find((type) => type.id === id);
    return rating ? words.rating({ score: String(rating.minimum), word }) : word;
  };
  return (filter) => {
    switch (filter.kind) {
      case "option":
        return sayOption(filter);
      case "range":
        return sayRange(filter.name, filter.range);
      case "text":
        return words.named({ text: filter.text });
      case "guests":
        return t.count.guests({ n: filter.guests });
      default:
        return nameOf(filter.name);
    }
  };
}

/** A price is in the guest's currency, as on the slider. */
function useRangeText(): (name: RangeFilterName, range: Range) => string {
  const words = useNamespace("filters");
  const language = useLanguage();
  const { currency } = usePageContext();
  const rate = useRate();
  return (key, range) => {
    const isPrice = rangeFilter(key).unit === "price";
    const short: Partial<Record<RangeFilterName, string>> = words.short;
    const { minimum, maximum } = isPrice ? inGuestCurrency(range, rate) : range;
    const name = short[key] ?? words.names[key];
    const say = (end: number) =>
      isPrice ? currencyText(end.toLocaleString("en"), currency, language) : end.toLocaleString("en");
    if (minimum === undefined) return words.upTo({ name, to: say(maximum ?? 0) });
    if (maximum === undefined) return words.from({ name, from: say(minimum) });
    return words.between({ name, from: say(minimum), to: say(maximum) });
  };
}
