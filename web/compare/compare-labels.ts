import type { ComparedProperty } from "#contract/search/compare.ts";
import { type LookupIds, withoutEmpty } from "#web/shared/lookup-labels.ts";

/** All ids that a comparison has to label. */
export function lookupIdsOf(properties: readonly ComparedProperty[]): LookupIds {
  const all = (idsOf: (property: ComparedProperty) => readonly number[]) => [...new Set(properties.flatMap(idsOf))];
  return withoutEmpty({
    amenities: all(({ amenities }) => amenities.map(({ id }) => id)),
    spaceCategories: all(({ spaces }) => spaces.map(({ spaceCategoryId }) => spaceCategoryId)),
    rules: all(({ ruleIds }) => ruleIds),
    cities: all(({ cityId }) => [cityId]),
    areas: all(({ areaId }) => [areaId]),
    propertyTypes: all(({ propertyTypeId }) => [propertyTypeId]),
    guestTypes: all(({ guestTypeIds }) => guestTypeIds),
  });
}
