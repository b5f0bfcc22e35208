import type { PropertyDetails } from "#contract/property/property.ts";
import type { CardProperty } from "#web/property-card/card-property.ts";
import { type LookupIds, withoutEmpty } from "#web/shared/lookup-labels.ts";

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
