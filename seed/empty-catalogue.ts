import { Client } from "pg";

/** Everything a seeding writes, and all that leans on it: orders of a demo go with their homes. */
const TABLES = [
  "currency_rate",
  "country",
  "lookup",
  "city",
  "area",
  "season",
  "host",
  "property",
  "review_category",
  "carousel",
  "campaign",
  "coupon",
];

/** Takes the whole catalogue away, as the owner of the tables; searches that kept a city hear of it. */
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
