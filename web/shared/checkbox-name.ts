import type { CheckboxFilterName } from "#domain/search/filters.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

/** The name of a yes-or-no filter on a chip, where some names are shorter than in the filter panel. */
export function useCheckboxName(): (filter: CheckboxFilterName) => string {
  const { names, short } = useNamespace("filters");
  const shortNames: Partial<Record<CheckboxFilterName, string>> = short;
  return (filter) => shortNames[filter] ?? names[filter];
}
