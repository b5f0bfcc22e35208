import type { Stay } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { usePaths } from "./paths.ts";

/** The URL of a property page, with the city and the stay of the search. */
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
