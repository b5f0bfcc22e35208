import fp from "fastify-plugin";
import { securityHeaders } from "./security-headers.ts";

const headers = securityHeaders();

/** What every API answer says about itself. Pages say their own. */
export const answerHeaders = fp(async (app) => {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    reply.headers({
      ...headers,
      vary: "x-locale, x-currency, cookie",
      "cache-control": request.method === "GET" || request.method === "HEAD" ? "private, no-cache" : "no-store",
    });
  });
});
