import { useNamespace } from "#web/i18n/use-namespace.ts";
import { countBefore } from "./rows-of.ts";
import type { ResultsData } from "./state/results-data.ts";
import type { Found } from "./state/search-store.ts";

/** Which part of the results the list shows: `31–40 of 252 homes`. */
export function useRangeText(data: ResultsData, found: Found): string {
  const { range } = useNamespace("results");
  const before = countBefore({ ...data, found });
  return range({ from: before + 1, to: before + found.properties.length, n: found.totalCount });
}
