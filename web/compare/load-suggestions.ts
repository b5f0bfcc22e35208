import type { ComparedProperty } from "#contract/search/compare.ts";
import type { PropertyCard } from "#contract/search/search.ts";
import { MAX_COMPARED } from "#domain/compare/compared-ids.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";

/** A property that can be added to a comparison. */
export type Suggestion = Pick<PropertyCard, "id" | "nameEn" | "nameAr"> & {
  picture: ComparedProperty["picture"];
  /** For the whole stay in riyals; `null` when it is not free. */
  totalPrice: number | null;
};

const SHOWN = 4;

/** Free properties in the city of the first one; none when the comparison is full, or when the search fails. */
export async function loadSuggestions(
  callApi: CallApi,
  compared: readonly ComparedProperty[],
  stay: Stay,
): Promise<Suggestion[]> {
  const [first] = compared;
  if (!first || compared.length === MAX_COMPARED) return [];
  const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [first.cityId] }];
  const body = { ...stay, searchCriteria, pageSize: SHOWN + MAX_COMPARED };
  try {
    const { properties } = await callApi("searchProperties", { body });
    const others = properties.filter(({ id }) => !compared.some(({ propertyId }) => propertyId === id));
    return others.slice(0, SHOWN).map((card) => suggestionOf(card, true));
  } catch {
    return [];
  }
}

export function suggestionOf(
  { id, nameEn, nameAr, images, placeholder, alt, priceDetail }: PropertyCard,
  isFree: boolean,
): Suggestion {
  const [first] = images;
  return {
    ...{ id, nameEn, nameAr },
    picture: first ? { url: first.url, placeholder, alt } : null,
    totalPrice: isFree ? priceDetail.totalPrice : null,
  };
}
