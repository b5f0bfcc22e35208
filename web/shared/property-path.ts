import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { usePaths } from "./paths.ts";

/** Where a home is shown, with the city and the stay that led there. */
export function useDetailsPath() {
  const path = usePaths();
  return (propertyId: number, { cityId, stay }: { cityId?: number | null; stay?: Stay | null } = {}) => {
    const [page, query] = path("details", {
      cityId: cityId ? String(cityId) : "",
      checkIn: stay ? writeUrlDay(stay.checkIn) : "",
      checkOut: stay ? writeUrlDay(stay.checkOut) : "",
    }).split("?");
    return `${page}/${propertyId}${query ? `?${query}` : ""}`;
  };
}
