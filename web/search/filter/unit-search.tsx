import { cutUnitSearch, UNIT_SEARCH_DEBOUNCE_MS } from "#domain/field/unit-search.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { TextField } from "#web/ui/field/text-field.tsx";
import type { PanelProps } from "./panel-props.ts";
import { useSettled } from "./use-settled.ts";

/** Finds homes by a part of their name. */
export function UnitSearch({ choice, onChange }: PanelProps) {
  const words = useNamespace("filters");
  const settled = useSettled(
    choice.unitSearch ?? "",
    (typed) => onChange({ unitSearch: cutUnitSearch(typed) || undefined }),
    UNIT_SEARCH_DEBOUNCE_MS,
    (typed, sought) => cutUnitSearch(typed) === sought,
  );
  return (
    <div className="py-5">
      <TextField
        type="search"
        name="unitSearch"
        label={words.names.unitSearch}
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
