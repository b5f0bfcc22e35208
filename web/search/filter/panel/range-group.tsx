import { boundsOf, chosenRange, clampRange } from "#domain/search/filter-controls/filter-bounds.ts";
import type { RangeFilterName } from "#domain/search/filters.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RangeSlider } from "#web/ui/field/range-slider.tsx";
import { fullRangeOf } from "./facets.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { PanelProps } from "./panel-props.ts";
import { useSettled } from "./use-settled.ts";

type Props = PanelProps & { name: RangeFilterName };

/** A range of whole numbers: from, to, or both. */
export function RangeGroup({ name, choice, onChange, settleMs, ...panel }: Props) {
  const words = useNamespace("filters");
  const bounds = boundsOf(name, fullRangeOf(panel, name));
  const settled = useSettled(
    clampRange(choice[name] ?? {}, bounds),
    (thumbs) => onChange({ [name]: chosenRange(thumbs, bounds) ?? undefined }),
    settleMs,
  );
  return (
    <FilterGroup title={words.names[name]} onLeave={settled.settleNow}>
      <RangeSlider
        label={words.names[name]}
        min={bounds.minimum}
        max={bounds.maximum}
        step={bounds.step}
        name={name}
        value={[settled.shown.minimum, settled.shown.maximum]}
        onChange={([minimum, maximum]) => settled.set({ minimum, maximum })}
      />
    </FilterGroup>
  );
}
