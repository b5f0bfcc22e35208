import { isNarrowed } from "#domain/search/search-query.ts";
import type { CardProperty, CardRow } from "#web/property-card/card-property.ts";
import type { FirstHome, ResultsData } from "./state/results-data.ts";

/** The homes of a row that come with the page. */
export const FIRST_IN_ROW = 2;
/** A row with fewer properties that are not above it is omitted. */
const MIN_IN_ROW = 2;

type Row<Home> = Omit<CardRow, "properties"> & { properties: readonly Home[] };

/** The rows after a position of the list. A filtered list has no rows, and a row omits what is above it. */
export function rowsOf<Home extends { id: number }>(
  { rows, query }: { rows: readonly Row<Home>[] | null | undefined } & Pick<ResultsData, "query">,
  properties: readonly { id: number }[],
  before: number,
): (position: number) => Row<Home>[] {
  const shown = isNarrowed(query) ? [] : (rows ?? []);
  return (position) => {
    const above = new Set(properties.slice(0, position - before).map(({ id }) => id));
    return shown
      .filter((row) => row.position === position)
      .map((row) => ({ ...row, properties: row.properties.filter(({ id }) => !above.has(id)) }))
      .filter((row) => row.properties.length >= MIN_IN_ROW);
  };
}

/** The number of results before the first one of the list. */
export function countBefore({ shape, found }: Pick<ResultsData, "shape" | "found">): number {
  return shape === "pages" && found ? (found.pageNo - 1) * found.pageSize : 0;
}

/** Replaces the rows by the homes that each shows at first: the rows are a third of the page, and far down. */
export function withFirstRows(results: ResultsData): ResultsData {
  const { carousels, found } = results;
  if (!carousels || !found) return results;
  const before = countBefore(results);
  const rowsAfter = rowsOf({ ...results, rows: carousels }, found.properties, before);
  const positions = [...new Set(carousels.map(({ position }) => position))];
  const firstRows = positions.flatMap(rowsAfter).map((row) => ({
    ...row,
    properties: row.properties.slice(0, FIRST_IN_ROW).map(firstHome),
  }));
  return { ...results, carousels: null, firstRows };
}

function firstHome({ id, nameEn, nameAr, placeholder, pictures, priceDetail }: CardProperty): FirstHome {
  const { folder, names } = pictures;
  const first = { folder, names: names.slice(0, 1) };
  return { id, nameEn, nameAr, placeholder, pictures: first, totalPrice: priceDetail.totalPrice };
}
