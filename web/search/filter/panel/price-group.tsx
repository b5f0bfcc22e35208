import { nativeSymbols } from "#domain/money/currency.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { chosenRange, clampRange } from "#domain/search/filter-controls/filter-bounds.ts";
import { inGuestCurrency, inRiyals, shownPriceBounds } from "#domain/search/filter-controls/shown-price.ts";
import type { RangeFilterName } from "#domain/search/filters.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useRate } from "#web/shared/price-text.ts";
import { RangeSlider } from "#web/ui/field/range-slider.tsx";
import { fullRangeOf } from "./facets.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PriceHistogram } from "./price-histogram.tsx";
import { useSettled } from "./use-settled.ts";

type Props = PanelProps & { name: RangeFilterName };

/** The price of the whole stay in the guest's currency; the choice is in riyals. */
export function PriceGroup({ name, choice, onChange, settleMs, ...panel }: Props) {
  const words = useNamespace("filters");
  const language = useLanguage();
  const { currency } = usePageContext();
  const rate = useRate();
  const bounds = shownPriceBounds(fullRangeOf(panel, name), rate);
  const settled = useSettled(
    clampRange(inGuestCurrency(choice[name] ?? {}, rate), bounds),
    (thumbs) => {
      const chosen = chosenRange(thumbs, bounds);
      onChange({ [name]: chosen ? inRiyals(chosen, rate) : undefined });
    },
    settleMs,
  );
  const { minimum, maximum } = settled.shown;
  return (
    <FilterGroup title={words.names[name]} hint={words.priceHint} onLeave={settled.settleNow}>
      <PriceHistogram facets={panel.facets} bounds={bounds} rate={rate} chosen={settled.shown} />
      <RangeSlider
        label={words.names[name]}
        min={bounds.minimum}
        max={bounds.maximum}
        step={bounds.step}
        unit={language === "ar" ? nativeSymbols[currency] : currency}
        spoken={(amount) => currencyText(amount.toLocaleString("en"), currency, language)}
        name={name}
        value={[minimum, maximum]}
        onChange={([from, to]) => settled.set({ minimum: from, maximum: to })}
      />
    </FilterGroup>
  );
}
