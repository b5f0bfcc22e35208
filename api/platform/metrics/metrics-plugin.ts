import { monitorEventLoopDelay } from "node:perf_hooks";
import fp from "fastify-plugin";
import type { Pool } from "pg";
import { Gauge, Histogram, Registry } from "prom-client";
import { timeConnects } from "../database/time-connects.ts";
import { routeOf } from "../http/request-log.ts";

declare module "fastify" {
  interface FastifyInstance {
    metrics: Registry;
  }
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 2, 5];

/** Rate, errors and duration per route, wait for the connection pool, delay of the event loop, memory. */
export const metricsPlugin = fp(
  async (app, { pool }: { pool: Pool }) => {
    const registry = new Registry();
    app.decorate("metrics", registry);
    const duration = new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to answer, by route pattern",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers: [registry],
    });
    app.addHook("onResponse", (request, reply, done) => {
      duration.observe(
        { method: request.method, route: routeOf(request), status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
    watchPool(registry, pool);
    const stopWatching = watchProcess(registry);
    app.addHook("onClose", async () => stopWatching());
  },
  { name: "metrics", dependencies: [] },
);

/** The values of several processes on one machine are added, or the largest counts. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number,
  aggregator: "sum" | "max" = "sum",
): void {
  new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

function watchPool(registry: Registry, pool: Pool): void {
  gauge(registry, "database_pool_connections", "Open connections", () => pool.totalCount);
  gauge(registry, "database_pool_idle", "Idle connections", () => pool.idleCount);
  gauge(registry, "database_pool_waiting", "Requests waiting for a connection", () => pool.waitingCount);
  const wait = new Histogram({
    name: "database_pool_wait_seconds",
    help: "Wait for a connection",
    buckets: SECONDS,
    registers: [registry],
  });
  timeConnects(pool, { end: ({ waitMs }) => wait.observe(waitMs / 1000) });
}

const SAMPLED_EVERY_MS = 20;

function watchProcess(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: SAMPLED_EVERY_MS });
  delay.enable();
  const readDelay = () => {
    // A sample is the time since the one before: an idle loop reports the interval itself.
    const p99 = delay.percentile(99) / 1e9 - SAMPLED_EVERY_MS / 1e3;
    delay.reset();
    return Math.max(0, p99);
  };
  const name = "event_loop_delay_p99_seconds";
  gauge(registry, name, "Delay of the event loop since the last read", readDelay, "max");
  gauge(registry, "process_resident_memory_bytes", "Memory of the process", () => process.memoryUsage.rss());
  return () => delay.disable();
}
