import fp from "fastify-plugin";
import type { Db } from "#api/platform/database/database.ts";
import { isMigrated } from "#api/platform/database/schema-version.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Parts that say whether they can answer guests while the database is away. */
    readersInMemory: Set<() => boolean>;
  }
}

const TIMEOUT_MS = 1_000;
/** So long after its last answer a missing database is taken for a failover: reads go on meanwhile. */
const FAILOVER_MS = 60_000;
const noStore = { "cache-control": "no-store" };

/**
 * `live`: the process answers. `ready`: it should get traffic. `ready?for=writes`: it can also write. While the database
 * is away, searches and shared pages go on and writes answer 503, so the process stays ready for reads.
 */
export const healthPlugin = fp(
  async (app, { db }: { db: Db }) => {
    app.decorate("readersInMemory", new Set<() => boolean>());
    let answeredAt = Number.NEGATIVE_INFINITY;
    const faultOf = async (isForWrites: boolean) => {
      if (app.isDraining) return "draining";
      const { fault, isAway } = await databaseFault(db);
      if (!isAway) answeredAt = performance.now();
      const reads = performance.now() - answeredAt < FAILOVER_MS || [...app.readersInMemory].some((can) => can());
      return isAway && reads && !isForWrites ? null : fault;
    };
    app.get("/health/live", async (_request, reply) => reply.headers(noStore).send({ status: "live" }));
    app.get<{ Querystring: { for?: string } }>("/health/ready", async ({ query }, reply) => {
      const reason = await faultOf(query.for === "writes");
      return reply
        .headers(noStore)
        .code(reason ? 503 : 200)
        .send(reason ? { status: "not ready", reason } : { status: "ready" });
    });
  },
  { name: "health", dependencies: ["drain"] },
);

type Found = { fault: string | null; isAway: boolean };

async function databaseFault(db: Db): Promise<Found> {
  const slow = { fault: "database slow", isAway: true };
  const late = new Promise<Found>((resolve) => setTimeout(resolve, TIMEOUT_MS, slow).unref());
  const checked = isMigrated(db).then(
    (migrated): Found => ({ fault: migrated ? null : "migrations missing", isAway: false }),
    (): Found => ({ fault: "database away", isAway: true }),
  );
  return Promise.race([checked, late]);
}
