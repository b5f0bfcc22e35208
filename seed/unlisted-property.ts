import type { Client } from "pg";

/** The highest id a seeded property can have. */
export const UNLISTED_PROPERTY_ID = 1_000_000;

/** A property that is no longer listed: its page says so and shows others of its city. */
export async function writeUnlistedProperty(client: Client): Promise<void> {
  const facts = `property_type_id, city_id, area_id, latitude, longitude, bed_room_count, bath_room_count, size, capacity,
    sleeps, rank, host_id, check_in_from, check_out_to, weekday_price, weekend_price`;
  await client.query(
    `INSERT INTO property (id, status, name_en, name_ar, ${facts})
     SELECT $1, 'inactive', 'Al Amsiyat Chalet', 'شاليه الأمسيات', ${facts} FROM property WHERE id = 1
     ON CONFLICT DO NOTHING`,
    [UNLISTED_PROPERTY_ID],
  );
}
