import type { Language } from "#domain/language/language.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { isNarrowed } from "#domain/search/search-query.ts";
import type { CardProperty } from "#web/property-card/card-property.ts";
import type { FirstHome, ResultsData } from "./state/results-data.ts";

/** The homes of a row that come with the page. */
export const FIRST_IN_ROW = 2;
/** A row with fewer homes that the page does not show elsewhere is omitted. */
const MIN_IN_ROW = 2;

type Row<Home> = { position: number; properties: readonly Home[] };

/**
 * The rows among these results, `before` of which are on earlier pages. No home is twice on a page: a row omits those of
 * the list, above and below it, and those of the rows above it. A filtered list has no rows.
 */
export function rowsOf<Shown extends Row<{ id: number }>>(
  { rows, query }: { rows: readonly Shown[] | null | undefined } & Pick<ResultsData, "query">,
  properties: readonly { id: number }[],
  before: number,
): Shown[] {
  if (!rows || isNarrowed(query)) return [];
  const shown = new Set(properties.map(({ id }) => id));
  const first = before === 0 ? 0 : before + 1;
  const placed = rows.filter(({ position }) => position >= first && position <= before + properties.length);
  return placed
    .toSorted((one, other) => one.position - other.position)
    .flatMap((row) => {
      const homes = row.properties.filter(({ id }) => !shown.has(id));
      if (homes.length < MIN_IN_ROW) return [];
      for (const { id } of homes) shown.add(id);
      return [{ ...row, properties: homes }];
    });
}

/** The number of results before the first one of the list. */
export function countBefore({ shape, found }: Pick<ResultsData, "shape" | "found">): number {
  return shape === "pages" && found ? (found.pageNo - 1) * found.pageSize : 0;
}

/** Replaces the rows by the homes that each shows at first: the rows are a third of the page, and far down. */
export function withFirstRows(results: ResultsData, language: Language): ResultsData {
  const { carousels, found } = results;
  if (!carousels || !found) return results;
  const rows = rowsOf({ ...results, rows: carousels }, found.properties, countBefore(results));
  const firstRows = rows.map(({ titleAr, titleEn, position, properties }) => ({
    title: language === "ar" ? titleAr : titleEn,
    position,
    properties: properties.slice(0, FIRST_IN_ROW).map((property) => firstHome(property, language)),
  }));
  return { ...results, carousels: null, firstRows };
}

function firstHome(property: CardProperty, language: Language): FirstHome {
  const { id, nameEn, nameAr, pictures, priceDetail } = property;
  const name = propertyName({ own: { en: nameEn, ar: nameAr } }, language);
  const { folder, names } = pictures;
  const first = { folder, names: names.slice(0, 1) };
  return { id, name, pictures: first, totalPrice: priceDetail.totalPrice };
}
