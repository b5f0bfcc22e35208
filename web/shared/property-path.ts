import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { usePaths } from "./paths.ts";

/** The address of a property's page, with the city and the stay that led there. */
export function usePropertyPath() {
  const path = usePaths();
  return (propertyId: number, { cityId, stay }: { cityId?: number | null; stay?: Stay | null } = {}) =>
    path("property", {
      propertyId: String(propertyId),
      cityId: cityId ? String(cityId) : "",
      checkIn: stay ? writeUrlDay(stay.checkIn) : "",
      checkOut: stay ? writeUrlDay(stay.checkOut) : "",
    });
}
