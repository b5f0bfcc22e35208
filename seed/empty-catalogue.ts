import { Client } from "pg";

/** Every table that seeding fills, and those that refer to them: demo orders are removed with their properties. */
const TABLES = ["host", "property", "carousel", "campaign", "coupon"];

/** Removes the whole catalogue as the owner of the tables; the change feed names every city. */
export async function emptyCatalogue(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "mabeet-seed" });
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query("TRUNCATE property_change");
    await client.query("INSERT INTO property_change (city_id) SELECT id FROM city");
    await client.query(`TRUNCATE ${TABLES.join(", ")} CASCADE`);
    await client.query("SELECT pg_notify('property_change', '')");
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
