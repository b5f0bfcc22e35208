import type { LookupItem } from "#contract/lookup.ts";
import type { PropertyDetails } from "#contract/property.ts";
import type { LookupGroup } from "#domain/lookup/lookup-groups.ts";
import type { CardProperty } from "#web/shared/property-card/card-property.ts";

export type LookupIds = Partial<Record<LookupGroup, number[]>>;
type Answer = Partial<Record<LookupGroup, LookupItem[]>>;

/** The labels of the ids on a page: `labels.amenities?.[3]`. An item whose label did not load is left out. */
export type Labels = Partial<Record<LookupGroup, Record<number, string>>>;

/** All ids that a property page has to label. */
export function lookupIdsOf(property: PropertyDetails, similar: readonly CardProperty[]): LookupIds {
  const { cityId, areaId, regionId } = property.location;
  return withoutEmpty({
    additionalCategories: property.additionalInfo.map(({ additionalInfoCategoryId }) => additionalInfoCategoryId),
    amenityTypes: property.amenityTypes.map(({ typeId }) => typeId),
    amenities: property.amenityTypes.flatMap(({ amenities }) => amenities.map(({ id }) => id)),
    rules: property.rules.fixedRules.map(({ ruleId }) => ruleId),
    spaceCategories: property.spaces.map(({ spaceCategoryId }) => spaceCategoryId),
    cities: [cityId],
    regions: regionId === null ? [] : [regionId],
    areas: [...new Set([areaId, ...similar.map(({ location }) => location.areaId)])],
    propertyTypes: [property.propertyTypeId],
    guestTypes: property.guestTypeIds,
  });
}

export function labelsOf(answer: Answer): Labels {
  return Object.fromEntries(
    Object.entries(answer).map(([group, items]) => [
      group,
      Object.fromEntries(items.map(({ id, value }) => [id, value])),
    ]),
  );
}

function withoutEmpty(ids: LookupIds): LookupIds {
  return Object.fromEntries(Object.entries(ids).filter(([, list]) => list.length > 0));
}
