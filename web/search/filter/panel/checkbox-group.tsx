import type { CheckboxFilterName } from "#domain/search/filters.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useFilterName } from "#web/shared/filter-name.ts";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { FilterGroup } from "./filter-group.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PropertyCount } from "./property-count.tsx";

type Props = PanelProps & { names: readonly CheckboxFilterName[] };

/** Filters that are on or off. */
export function CheckboxGroup({ names, facets, choice, onChange }: Props) {
  const words = useNamespace("filters");
  const nameOf = useFilterName();
  return (
    <FilterGroup title={words.extras}>
      {names.map((name) => (
        <Checkbox
          key={name}
          name={name}
          value="1"
          checked={choice[name] === true}
          onChange={(isOn) => onChange({ [name]: isOn ? true : undefined })}
          label={nameOf(name)}
          detail={<PropertyCount n={facets[name].totalCount} />}
        />
      ))}
    </FilterGroup>
  );
}
