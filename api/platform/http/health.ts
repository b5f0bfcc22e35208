import fp from "fastify-plugin";
import type { Db } from "#api/platform/database/database.ts";
import { isMigrated } from "#api/platform/database/schema-version.ts";

const PATIENCE_MS = 1_000;
const noStore = { "cache-control": "no-store" };

/** `live` says that the process answers; `ready` that it should be sent guests. */
export const health = fp(async (app, { db }: { db: Db }) => {
  app.get("/health/live", { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(noStore).send({ status: "live" }),
  );
  app.get("/health/ready", { schema: { hide: true } }, async (_request, reply) => {
    const reason = app.isDraining ? "draining" : await databaseFault(db);
    return reply
      .headers(noStore)
      .code(reason ? 503 : 200)
      .send(reason ? { status: "not ready", reason } : { status: "ready" });
  });
});

async function databaseFault(db: Db): Promise<string | null> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, "database slow").unref());
  const asked = isMigrated(db).then(
    (migrated) => (migrated ? null : "migrations missing"),
    () => "database away",
  );
  return Promise.race([asked, late]);
}
