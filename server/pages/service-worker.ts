import fp from "fastify-plugin";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { runWorker } from "#web/service-worker/worker.ts";
import type { BuiltFiles } from "./built-pages.ts";
import { workerPlan } from "./worker-plan.ts";

const HEADERS = {
  ...securityHeaders(),
  // The worker fetches pages and files of this origin, and nothing else.
  "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  // A browser asks again with each visit, so that a new release replaces the worker of the one before.
  "cache-control": "no-cache",
};

/** `/sw.js`: the service worker of this release, the same for every site. */
export const serviceWorker = fp<{ files: BuiltFiles }>(
  async (app, { files }) => {
    const text = `(${runWorker})(self,${JSON.stringify(workerPlan(files))})`;
    app.get("/sw.js", async (_request, reply) =>
      reply.headers(HEADERS).type("text/javascript; charset=utf-8").send(text),
    );
  },
  { name: "service-worker" },
);
