import { type Client, escapeIdentifier } from "pg";
import { DatabaseError } from "./database-error.ts";
import { waitForDatabase } from "./wait-for-database.ts";

/**
 * Limits on waiting for a lock, on a statement, on a forgotten transaction and on a whole one. They belong to the role of
 * the product, because a connection pooler drops what a client asks for when it connects.
 */
const roleTimeouts = {
  lock_timeout: "2s",
  statement_timeout: "5s",
  idle_in_transaction_session_timeout: "10s",
  transaction_timeout: "15s",
};

/** Refuses a role without limits: one slow statement would keep others waiting without end. */
export async function requireRoleTimeouts(url: string, timeoutMs?: number): Promise<void> {
  const client = await waitForDatabase(url, timeoutMs);
  try {
    const { rows } = await client.query<{ role: string; unlimited: string[] }>(
      "SELECT current_user AS role, ARRAY(SELECT name::text FROM pg_settings WHERE name = ANY($1) AND setting = '0') AS unlimited",
      [Object.keys(roleTimeouts)],
    );
    const { role = "", unlimited = [] } = rows[0] ?? {};
    if (unlimited.length === 0) return;
    throw new DatabaseError(
      `The role ${role} in DATABASE_URL has no ${unlimited.join(", no ")}. Use the role app, or run as an administrator of the server: ${statements(role).join(" ")}`,
    );
  } finally {
    await client.end();
  }
}

/** Sets the limits of a role as an administrator, unless it has them: concurrent changes of a role fail. */
export async function setRoleTimeouts(admin: Client, role: string): Promise<void> {
  const { rows } = await admin.query<{ config: string[] | null }>(
    "SELECT rolconfig AS config FROM pg_roles WHERE rolname = $1",
    [role],
  );
  const isSet = Object.entries(roleTimeouts).every(([name, value]) => rows[0]?.config?.includes(`${name}=${value}`));
  if (!isSet) await admin.query(statements(role).join(" "));
}

function statements(role: string): string[] {
  return Object.entries(roleTimeouts).map(
    ([name, value]) => `ALTER ROLE ${escapeIdentifier(role)} SET ${name} = '${value}';`,
  );
}

/** Lifts the limits for a connection that migrates or seeds, which may be one of the product's own role. */
export async function liftTimeouts(client: Client): Promise<void> {
  for (const name of Object.keys(roleTimeouts)) await client.query(`SET ${name} = 0`);
}
