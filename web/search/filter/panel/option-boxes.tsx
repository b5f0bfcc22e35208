import type { LookupFilterName } from "#domain/search/filters.ts";
import { CheckLine } from "#web/ui/field/checkbox.tsx";
import type { NamedOption } from "./facets.ts";
import { PropertyCount } from "./property-count.tsx";

type Props = {
  name: LookupFilterName;
  options: readonly NamedOption[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
  /** Two columns where they fit. */
  isWide?: boolean;
};

/** Options as checkboxes, each with the number of properties that it would find. */
export function OptionBoxes({ name, options, chosen, onToggle, isWide = false }: Props) {
  return (
    <ul className={isWide ? "gap-x-8 sm:columns-2" : undefined}>
      {options.map(({ id, label, totalCount }) => (
        <li key={id} className={isWide ? "break-inside-avoid" : undefined}>
          <CheckLine
            name={name}
            value={id}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
            label={totalCount === 0 ? <span className="text-muted">{label}</span> : label}
            detail={<PropertyCount n={totalCount} />}
          />
        </li>
      ))}
    </ul>
  );
}
