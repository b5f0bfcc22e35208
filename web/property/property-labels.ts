import type { LookupItem } from "#contract/lookup.ts";
import type { PropertyDetails } from "#contract/property.ts";
import type { LookupGroup } from "#domain/lookup/lookup-groups.ts";
import type { CardHome } from "#web/shared/property-card/card-property.ts";

export type LookupIds = Partial<Record<LookupGroup, number[]>>;
type Answer = Partial<Record<LookupGroup, LookupItem[]>>;

/** The words of the ids on a page: `labels.amenities?.[3]`. A word that did not come is missing, and so is what it names. */
export type Labels = Partial<Record<LookupGroup, Record<number, string>>>;

/** Every id a page about a home has to name. */
export function lookupIdsOf(home: PropertyDetails, similar: readonly CardHome[]): LookupIds {
  const { cityId, areaId, regionId } = home.location;
  return withoutEmpty({
    additionalCategories: home.additionalInfo.map(({ additionalInfoCategoryId }) => additionalInfoCategoryId),
    amenityTypes: home.amenityTypes.map(({ typeId }) => typeId),
    amenities: home.amenityTypes.flatMap(({ amenities }) => amenities.map(({ id }) => id)),
    rules: home.rules.fixedRules.map(({ ruleId }) => ruleId),
    spaceCategories: home.spaces.map(({ spaceCategoryId }) => spaceCategoryId),
    cities: [cityId],
    regions: regionId === null ? [] : [regionId],
    areas: [...new Set([areaId, ...similar.map(({ location }) => location.areaId)])],
    propertyTypes: [home.propertyTypeId],
    guestTypes: home.guestTypeIds,
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
