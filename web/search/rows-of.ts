import { isNarrowed } from "#domain/search/search-query.ts";
import type { CardRow } from "#web/shared/property-card/card-property.ts";
import type { ResultsData } from "./state/results-data.ts";

/** A row with fewer properties that are not above it is omitted. */
const MIN_IN_ROW = 2;

/** The rows after a position of the list. A filtered list has no rows, and a row omits what is above it. */
export function rowsOf(
  { carousels, query }: Pick<ResultsData, "carousels" | "query">,
  properties: readonly { id: number }[],
  before: number,
): (position: number) => CardRow[] {
  const rows = isNarrowed(query) ? [] : (carousels ?? []);
  return (position) => {
    const above = new Set(properties.slice(0, position - before).map(({ id }) => id));
    return rows
      .filter((row) => row.position === position)
      .map((row) => ({ ...row, properties: row.properties.filter(({ id }) => !above.has(id)) }))
      .filter((row) => row.properties.length >= MIN_IN_ROW);
  };
}
