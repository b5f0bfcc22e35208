import { isNarrowed } from "#domain/search/search-query.ts";
import type { CardRow } from "#web/shared/property-card/card-property.ts";
import type { ResultsData } from "./state/results-data.ts";

/** The homes of a row that come with the page; the others load after hydration. */
export const FIRST_IN_ROW = 2;
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

/** Leaves out the homes that no row shows before hydration, because they are a third of the page's data. */
export function withCutRows(results: ResultsData): ResultsData {
  const { carousels, found } = results;
  if (!carousels || !found) return results;
  const listed = new Set(found.properties.map(({ id }) => id));
  const cut = ({ properties, ...row }: CardRow) => {
    const others = properties.filter(({ id }) => !listed.has(id)).slice(0, FIRST_IN_ROW);
    const shown = new Set([...properties.filter(({ id }) => listed.has(id)), ...others]);
    return { ...row, properties: properties.filter((property) => shown.has(property)) };
  };
  return { ...results, carousels: carousels.map(cut), areRowsCut: true };
}
