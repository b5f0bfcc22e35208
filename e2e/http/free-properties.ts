import type { PropertyCard } from "#contract/search/search.ts";
import { RIYADH, stay } from "../steps/property.ts";
import type { Visitor } from "./visitor.ts";

/** Free properties of Riyadh, from the search API. */
export async function freeProperties({ call }: Visitor, criteria: object = {}): Promise<PropertyCard[]> {
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [RIYADH] }];
  const query = { searchCriteria, ...stay, pageSize: 20, ...criteria };
  return (await call<{ properties: PropertyCard[] }>("/api/accommodation/property/search", query)).properties;
}

export async function firstProperty(visitor: Visitor): Promise<PropertyCard> {
  const [property] = await freeProperties(visitor);
  if (!property) throw new Error("No property is free");
  return property;
}
