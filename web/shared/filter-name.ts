import type { CheckboxFilterName } from "#domain/search/filters.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "./page-context.tsx";

type Names = ReturnType<typeof useNamespace<"filters">>["names"];

/** The name of a filter. Only sites with the feature offers call reduced homes offers. */
export function useFilterName(): (filter: keyof Names) => string {
  const { names, offers } = useNamespace("filters");
  const { site } = usePageContext();
  return (filter) => (filter === "offers" && site.features.offers ? offers : names[filter]);
}

/** The name of a yes-or-no filter on a chip, where some names are shorter than in the filter panel. */
export function useCheckboxName(): (filter: CheckboxFilterName) => string {
  const { short } = useNamespace("filters");
  const shortNames: Readonly<Record<string, string | undefined>> = short;
  const nameOf = useFilterName();
  return (filter) => shortNames[filter] ?? nameOf(filter);
}
