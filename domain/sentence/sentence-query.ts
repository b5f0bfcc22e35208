import type { Near } from "#domain/place/near.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { DEFAULT_SORT, sorts } from "#domain/search/sorts.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import type { Meaning } from "./sentence.ts";

/** A part as a guest sees it: places and options have a name. */
export type NamedMeaning = Meaning & { label?: string | undefined };
/** What the box shows, for everything that the sentence does not say. */
export type Before = Pick<SearchQuery, "cityId" | "stay" | "flexible" | "guestCount" | "children">;

/** The city of the box, unless the sentence names a place of its own that is not known. */
export function cityOfBox(
  sentence: { parts: readonly Meaning[]; unclear: readonly { reason: string }[] },
  cityId: number | null,
) {
  const isNamed = sentence.parts.some((part) => "cityId" in part);
  const isUnknown = sentence.unclear.some(({ reason }) => reason === "place");
  return isUnknown && !isNamed ? null : cityId;
}

/** The search of the parts that a guest kept. */
export function queryOfParts(parts: readonly NamedMeaning[], before: Before): SearchQuery {
  const start: SearchQuery = {
    ...before,
    filters: {},
    sort: { sortBy: DEFAULT_SORT, sortOrder: sorts[DEFAULT_SORT] },
    pageNo: 1,
  };
  return parts.reduce(withPart, start);
}

function withPart(query: SearchQuery, part: NamedMeaning): SearchQuery {
  switch (part.kind) {
    case "city":
      return { ...query, cityId: part.cityId };
    case "area":
      return withOption({ ...query, cityId: part.cityId }, "areas", part.areaId);
    case "near":
      return { ...query, ...nearQuery(part, query) };
    case "option":
      return withOption(query, part.filter, part.id);
    case "guests":
      return { ...query, guestCount: part.adults + part.children, children: part.children || undefined };
    case "stay":
      return {
        ...query,
        stay: { checkIn: part.checkIn, checkOut: part.checkOut },
        flexible: isDateless(query.flexible) ? undefined : query.flexible,
      };
    case "flexible":
      return { ...query, stay: isDateless(part.choice) ? null : query.stay, flexible: part.choice };
    case "price":
      return withFilter(query, { priceFilter: { minimum: part.minimum, maximum: part.maximum } });
    case "rooms":
      return withFilter(query, { [part.filter]: { minimum: part.minimum } });
    case "checkbox":
      return withFilter(query, { [part.filter]: true });
    case "sort":
      return { ...query, sort: { sortBy: part.sortBy, sortOrder: sorts[part.sortBy] } };
  }
}

/** Homes near a place are sorted by the distance from it, unless the guest asked for another order. */
function nearQuery(part: Extract<NamedMeaning, { kind: "near" }>, { sort }: SearchQuery) {
  const near: Near = { latitude: part.latitude, longitude: part.longitude, name: part.label };
  const isDefault = sort.sortBy === DEFAULT_SORT;
  return { cityId: part.cityId, near, sort: isDefault ? ({ sortBy: "distance", sortOrder: "asc" } as const) : sort };
}

function withOption(query: SearchQuery, filter: string, id: number): SearchQuery {
  const chosen = (query.filters as Record<string, number[] | undefined>)[filter] ?? [];
  const ids = [...new Set([...chosen, id])].sort((one, other) => one - other);
  return withFilter(query, { [filter]: ids });
}

function withFilter(query: SearchQuery, change: SearchQuery["filters"]): SearchQuery {
  return { ...query, filters: { ...query.filters, ...change } };
}
