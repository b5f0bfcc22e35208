import type { CardProperty } from "#web/property-card/card-property.ts";
import type { ThemedRow } from "./themed-row.ts";

/** Enough for two screens of a phone. */
const MAX_ROW = 8;
const MAX_OCCASIONS = 3;

/** An occasion shows the first home of its row. */
export type Occasion = ThemedRow & { shown: CardProperty };

/**
 * The rows of the editors in three shapes, without a home twice: a row of homes for the dates, a mosaic of occasions,
 * and the last row as a short one.
 */
export function arrangeHomes(rows: readonly ThemedRow[]) {
  const taken = new Set<number>();
  const take = (property: CardProperty) => !taken.has(property.id) && taken.add(property.id);
  const last = rows.length > 1 ? rows.at(-1) : undefined;
  const themes = last ? rows.slice(0, -1) : rows;
  const occasions = themes.slice(0, MAX_OCCASIONS).flatMap((row): Occasion[] => {
    const shown = row.properties.find(take);
    return shown ? [{ ...row, shown }] : [];
  });
  const stays = alternate(themes.map(({ properties }) => properties))
    .filter(take)
    .slice(0, MAX_ROW);
  const short = last && { ...last, properties: last.properties.filter((property) => take(property)).slice(0, MAX_ROW) };
  return { stays, occasions, short };
}

/** The first of every list, then the second of every list, and so on. */
function alternate<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
