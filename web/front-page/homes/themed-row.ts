import type { RowSearch } from "#domain/search/row-search.ts";
import type { CardRow } from "#web/property-card/card-property.ts";

/** A row, and the search for similar properties. */
export type ThemedRow = CardRow & { search: RowSearch | null };
