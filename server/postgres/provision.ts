import { Client, escapeIdentifier, escapeLiteral } from "pg";
import { setRoleTimeouts } from "#api/platform/database/role-timeouts.ts";
import { rolePassword } from "./password.ts";

export const DATABASE = "mabeet";
const roles = ["app", "migrator", "readonly"];

/** The setup of a new server: three roles with a login, the limits of the product's role, and a database for the migrator. */
export async function provision(adminUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const known = await client.query<{ rolname: string }>("SELECT rolname FROM pg_roles");
    const names = new Set(known.rows.map((row) => row.rolname));
    for (const role of roles.filter((name) => !names.has(name))) {
      await client.query(
        `CREATE ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(rolePassword(password, role))}`,
      );
    }
    await setRoleTimeouts(client, "app");
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER migrator`);
  } finally {
    await client.end();
  }
}
