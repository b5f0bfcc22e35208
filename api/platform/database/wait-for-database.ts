import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { DatabaseError } from "./database-error.ts";
import { isLostConnection, sqlStateOf } from "./sql-state.ts";

const MIN_VERSION = 18;

/** Connects to a database, and waits up to a minute while it is starting. */
export async function waitForDatabase(url: string, timeoutMs = 60_000): Promise<Client> {
  const deadline = Date.now() + timeoutMs;
  for (let delay = 100; ; delay = Math.min(delay * 2, 2_000)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: "mabeet" });
    client.on("error", () => {});
    try {
      await client.connect();
      await refuseOldServer(client);
      return client;
    } catch (failure) {
      await client.end().catch(() => {});
      if (failure instanceof DatabaseError) throw failure;
      if (!isLostConnection(failure) && sqlStateOf(failure) !== "53300") throw refusal(failure, url);
      if (Date.now() + delay > deadline) throw noAnswer(url, timeoutMs);
    }
    await pause(delay);
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major >= MIN_VERSION) return;
  throw new DatabaseError(
    `PostgreSQL ${MIN_VERSION} or newer is required; this server is version ${major}. Set DATABASE_URL to another server.`,
  );
}

const refusals: Record<string, string> = {
  "28P01": "the password is wrong",
  "28000": "the role may not log in",
  "3D000": "the database does not exist",
  "42501": "the role may not open this database",
};

function refusal(failure: unknown, url: string): DatabaseError {
  const reason = refusals[sqlStateOf(failure) ?? ""] ?? "unknown reason";
  return new DatabaseError(`The database at ${addressOf(url)} refused the connection: ${reason}. Check DATABASE_URL.`, {
    cause: failure,
  });
}

function noAnswer(url: string, timeoutMs: number): DatabaseError {
  const seconds = Math.round(timeoutMs / 1000);
  return new DatabaseError(
    `No database answered at ${addressOf(url)} for ${seconds} seconds. Start the database, or check DATABASE_URL.`,
  );
}

/** Host, port and name without the password. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
