import fp from "fastify-plugin";
import type { Db } from "#api/platform/database/database.ts";
import { isMigrated } from "#api/platform/database/schema-version.ts";

const TIMEOUT_MS = 1_000;
const noStore = { "cache-control": "no-store" };

/** `live`: the process answers. `ready`: it should get traffic. */
export const healthPlugin = fp(
  async (app, { db }: { db: Db }) => {
    app.get("/health/live", async (_request, reply) => reply.headers(noStore).send({ status: "live" }));
    app.get("/health/ready", async (_request, reply) => {
      const reason = app.isDraining ? "draining" : await databaseFault(db);
      return reply
        .headers(noStore)
        .code(reason ? 503 : 200)
        .send(reason ? { status: "not ready", reason } : { status: "ready" });
    });
  },
  { name: "health", dependencies: ["drain"] },
);

async function databaseFault(db: Db): Promise<string | null> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, TIMEOUT_MS, "database slow").unref());
  const checked = isMigrated(db).then(
    (migrated) => (migrated ? null : "migrations missing"),
    () => "database away",
  );
  return Promise.race([checked, late]);
}
