import type { PropertyDetails } from "#contract/property/property.ts";
import { amenityTypeIcon } from "#domain/lookup/amenity-type-icon.ts";
import type { PropertyRecord } from "./property-record.ts";

type Info = Pick<PropertyDetails, "additionalInfo" | "parking" | "covid19Safety" | "accessibility" | "amenityTypes">;

/** Ids of lookup 12. */
const categories = { parking: 1, covid: 2, accessibility: 3 } as const;

/** Additional information, and the amenities by type; both in display order. */
export function propertyInfo({ info, amenities }: Pick<PropertyRecord, "info" | "amenities">): Info {
  const about = (category: number) => {
    const found = info.find(({ additionalInfoCategoryId }) => additionalInfoCategoryId === category);
    return found ? { descriptionEn: found.descriptionEn, descriptionAr: found.descriptionAr } : null;
  };
  const byType = Map.groupBy(amenities, ({ typeId }) => typeId);
  return {
    additionalInfo: info,
    parking: about(categories.parking),
    covid19Safety: about(categories.covid),
    accessibility: about(categories.accessibility),
    amenityTypes: [...byType].map(([typeId, members]) => ({
      typeId,
      rank: members[0]?.typeRank ?? 0,
      iconUrl: amenityTypeIcon(typeId),
      amenities: members.map(({ id, rank }) => ({ id, rank })),
    })),
  };
}
