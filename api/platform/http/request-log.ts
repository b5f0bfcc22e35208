import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /** The code of the problem that answered this request, for its log line. */
    problemCode: number | null;
  }
}

const zoneName = /^[A-Za-z0-9_+/-]{1,40}$/;

/** Writes one line per request, with the pattern of its route but neither its URL nor its body. */
export const requestLogPlugin = fp(
  async (app) => {
    app.decorateRequest("problemCode", null);
    app.addHook("onRequest", (request, reply, done) => {
      reply.header("x-request-id", request.id);
      done();
    });
    app.addHook("onResponse", (request, reply, done) => {
      const level = reply.statusCode >= 500 ? "error" : "info";
      request.log[level](lineOf(request, reply), "answered");
      done();
    });
    app.addHook("onRequestAbort", async (request) => {
      request.log.info({ method: request.method, route: routeOf(request), outcome: "cancelled" }, "cancelled");
    });
  },
  { name: "request-log", dependencies: [] },
);

export function routeOf(request: FastifyRequest): string {
  return request.is404 ? "unknown" : (request.routeOptions.url ?? "unknown");
}

function lineOf(request: FastifyRequest, reply: FastifyReply): Record<string, unknown> {
  const zone = request.headers["x-tz"];
  return {
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    outcome: reply.statusCode < 400 ? "ok" : "refused",
    site: request.site?.siteId,
    language: request.language,
    ...(request.problemCode !== null && { code: request.problemCode }),
    ...(request.caller?.kind === "user" && { userId: request.caller.userId }),
    ...(typeof zone === "string" && zoneName.test(zone) && { zone }),
  };
}
