import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { type CardProperty, cardProperty } from "#web/property-card/card-property.ts";

const SHOWN = 4;

type Like = { cityId: number; propertyTypeId: number; not: number };

/** Free properties of the same type in the same city; where there are few, of any type. */
export async function similarProperties(
  callApi: CallApi,
  { cityId, propertyTypeId, not }: Like,
  stay: Stay,
): Promise<CardProperty[]> {
  const city = { lookupTypeId: lookupTypes.CITY, lookupId: [cityId] };
  const kind = { lookupTypeId: lookupTypes.PROPERTY_TYPE, lookupId: [propertyTypeId] };
  const search = async (searchCriteria: { lookupTypeId: number; lookupId: number[] }[]) => {
    const body = { ...stay, searchCriteria, pageSize: SHOWN * 2 + 1 };
    return (await callApi("searchProperties", { body })).properties.filter(({ id }) => id !== not).map(cardProperty);
  };
  const alike = await search([city, kind]);
  if (alike.length >= SHOWN) return alike.slice(0, SHOWN);
  const others = await search([city]);
  const ids = new Set(alike.map(({ id }) => id));
  return [...alike, ...others.filter(({ id }) => !ids.has(id))].slice(0, SHOWN);
}
