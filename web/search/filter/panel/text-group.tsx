import type { TextFilterName } from "#domain/search/filters.ts";
import { cutUnitSearch, UNIT_SEARCH_DEBOUNCE_MS } from "#domain/search/unit-search.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { PanelProps } from "./panel-props.ts";
import { useSettled } from "./use-settled.ts";

type Props = PanelProps & { name: TextFilterName };

/** Finds properties by a part of their name. */
export function TextGroup({ name, choice, onChange }: Props) {
  const words = useNamespace("filters");
  const settled = useSettled(
    choice[name] ?? "",
    (typed) => onChange({ [name]: cutUnitSearch(typed) || undefined }),
    UNIT_SEARCH_DEBOUNCE_MS,
    (typed, sought) => cutUnitSearch(typed) === sought,
  );
  return (
    <div className="py-5">
      <TextField
        type="search"
        name={name}
        label={words.names[name]}
        hint={words.unitSearchHint}
        maxLength={100}
        value={settled.shown}
        onChange={settled.set}
        onBlur={settled.settleNow}
        onKeyDown={(event) => event.key === "Enter" && settled.settleNow()}
      />
    </div>
  );
}
