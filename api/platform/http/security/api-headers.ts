import fp from "fastify-plugin";
import { securityHeaders } from "./security-headers.ts";

const common = { ...securityHeaders(), vary: "x-locale, x-currency, cookie" };
const readHeaders = { ...common, "cache-control": "private, no-cache" };
const writeHeaders = { ...common, "cache-control": "no-store" };

/** Sets the security and cache headers of every API answer. Pages set their own. */
export const apiHeadersPlugin = fp(
  async (app) => {
    app.addHook("onRequest", (request, reply, done) => {
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (request.url.startsWith("/api/")) reply.headers(isRead ? readHeaders : writeHeaders);
      done();
    });
  },
  { name: "api-headers", dependencies: [] },
);
