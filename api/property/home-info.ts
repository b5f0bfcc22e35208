import type { PropertyDetails } from "#contract/property.ts";
import type { HomeRecord } from "./home-record.ts";

type Info = Pick<PropertyDetails, "additionalInfo" | "parking" | "covid19Safety" | "accessibility" | "amenityTypes">;

/** Ids of lookup 12. */
const categories = { parking: 1, covid: 2, accessibility: 3 } as const;

/** What a guest should know, and the amenities under their headings; both in the order they are shown. */
export function homeInfo({ info, amenities }: Pick<HomeRecord, "info" | "amenities">): Info {
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
      amenities: members.map(({ id, rank }) => ({ id, rank })),
    })),
  };
}
