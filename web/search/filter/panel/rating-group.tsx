import "#web/ui/field/radio-group.css";
import { useId } from "react";
import type { LookupFilterName } from "#domain/search/filters.ts";
import { reviewTypes } from "#domain/search/review-types.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { optionsOf } from "./facets.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PropertyCount } from "./property-count.tsx";

type Props = PanelProps & { name: LookupFilterName };

/** A minimum rating or none; a better property counts in every lower row too. */
export function RatingGroup({ name, ...panel }: Props) {
  const words = useNamespace("filters");
  const [chosen] = panel.choice[name] ?? [];
  const options = optionsOf(name, panel);
  const choose = (id: number | undefined) => panel.onChange({ [name]: id === undefined ? undefined : [id] });
  const rows = reviewTypes.flatMap(({ id, minimum }) => {
    const option = options.find((known) => known.id === id);
    return option ? [{ ...option, label: words.rating({ score: String(minimum), word: option.label }) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <FilterGroup title={words.names[name]}>
      <Row
        name={name}
        label={words.anyRating}
        value=""
        isChosen={chosen === undefined}
        onChoose={() => choose(undefined)}
      />
      {rows.map(({ id, label, totalCount }) => (
        <Row
          key={id}
          name={name}
          label={label}
          value={id}
          count={totalCount}
          isChosen={chosen === id}
          onChoose={() => choose(id)}
        />
      ))}
    </FilterGroup>
  );
}

type RowProps = {
  name: string;
  label: string;
  value: number | "";
  count?: number;
  isChosen: boolean;
  onChoose: () => void;
};

function Row({ name, label, value, count, isChosen, onChoose }: RowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="check-line type-body">
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="radio-dot"
      />
      <span className={count === 0 ? "text-muted" : undefined}>{label}</span>
      {count !== undefined && <PropertyCount n={count} />}
    </label>
  );
}
