import { useId } from "react";
import { useSearchParams } from "react-router";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { BareSelect } from "#web/ui/field/select.tsx";
import { useSortChoice } from "./sort-choice.ts";

/** A select that applies at once; without JavaScript, a form with a button. */
export function SortSelect() {
  const words = useNamespace("results").sort;
  const { options, value, choose } = useSortChoice();
  const id = useId();
  return (
    <form method="get" className="flex items-center gap-3" onSubmit={(event) => event.preventDefault()}>
      <OtherParams />
      <label htmlFor={id} className="shrink-0 text-text-2 type-small">
        {words.by}
      </label>
      <BareSelect id={id} name="sortBy" options={options} value={value} onChange={(chosen) => choose(chosen)} />
      <noscript>
        <button type="submit" className="min-h-11 px-3 font-bold text-primary underline type-small">
          {words.apply}
        </button>
      </noscript>
    </form>
  );
}

/** The form keeps the rest of the address; another sort starts at its first page. */
function OtherParams() {
  const [params] = useSearchParams();
  const others = [...params].filter(([key]) => !["sortBy", "pageNo", "modals"].includes(key));
  return others.map(([key, value]) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />);
}
