import scalar from "@scalar/fastify-api-reference";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { logOptions } from "#api/platform/http/log.ts";
import { bounceRoute } from "#api/platform/messaging/mail/bounce.routes.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

/** The server for operators and developers, on its own port: metrics, the OpenAPI document and a page that shows it, and mail that came back. */
export async function buildInternalApp(
  settings: Settings,
  app: FastifyInstance,
  /** The metrics of all processes; by default those of this one. */
  readMetrics: () => Promise<string> = () => app.metrics.metrics(),
): Promise<FastifyInstance> {
  const internal = Fastify({
    logger: logOptions(settings),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
  });
  internal.get("/openapi.json", async (_request, reply) => reply.send(app.swagger()));
  internal.get("/metrics", async (_request, reply) => reply.type(app.metrics.contentType).send(await readMetrics()));
  await bounceRoute(internal, { db: app.db, settings });
  await internal.register(scalar, {
    routePrefix: "/docs",
    configuration: { url: "/openapi.json", pageTitle: "Mabeet API", withDefaultFonts: false },
  });
  return internal;
}
