import type { Tx } from "#api/platform/database/database.ts";
import { properties } from "#api/schema/property.ts";
import { aCity } from "./a-city.ts";

type Property = typeof properties.$inferSelect;
type Given = Partial<typeof properties.$inferInsert> & { countryCode?: string };

/** A listed two-bedroom chalet at SAR 800 a night, SAR 1,200 at weekends, before VAT; it also creates its city. */
export async function aProperty(db: Tx, { countryCode, ...given }: Given = {}): Promise<Property> {
  const { cityId, areaId } = await aCity(db, given.cityId ?? 5, countryCode);
  const property = {
    status: "listed",
    nameEn: "Qamra Chalet",
    nameAr: "شاليه قمرا",
    propertyTypeId: 1,
    cityId,
    areaId,
    latitude: 24.97,
    longitude: 46.58,
    bedRoomCount: 2,
    bathRoomCount: 2,
    size: 480,
    capacity: 12,
    rank: 500,
    checkInFrom: "16:00",
    checkOutTo: "12:00",
    weekdayPrice: 80_000,
    weekendPrice: 120_000,
    ...given,
  } as const;
  const [row] = await db.insert(properties).values(property).returning();
  return row as Property;
}
