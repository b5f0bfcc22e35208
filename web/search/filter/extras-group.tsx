import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { HomeCount } from "./home-count.tsx";
import type { PanelProps } from "./panel-props.ts";

const extras = ["is3DView", "freeCancellation"] as const;

/** Yes or does not matter. */
export function ExtrasGroup({ facets, choice, onChange }: PanelProps) {
  const words = useNamespace("filters");
  return (
    <FilterGroup title={words.extras}>
      {extras.map((name) => (
        <Checkbox
          key={name}
          name={name}
          value="1"
          checked={choice[name] === true}
          onChange={(isOn) => onChange({ [name]: isOn ? true : undefined })}
          label={words.names[name]}
          detail={<HomeCount n={facets[name].totalCount} />}
        />
      ))}
    </FilterGroup>
  );
}
