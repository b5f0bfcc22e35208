import fp from "fastify-plugin";
import { securityHeaders } from "./security-headers.ts";

const headers = securityHeaders();

/** Sets the security and cache headers of every API answer. Pages set their own. */
export const apiHeadersPlugin = fp(
  async (app) => {
    app.addHook("onRequest", async (request, reply) => {
      if (!request.url.startsWith("/api/")) return;
      reply.headers({
        ...headers,
        vary: "x-locale, x-currency, cookie",
        "cache-control": request.method === "GET" || request.method === "HEAD" ? "private, no-cache" : "no-store",
      });
    });
  },
  { name: "api-headers", dependencies: [] },
);
