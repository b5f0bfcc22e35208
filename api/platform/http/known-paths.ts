import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    knownPaths: { pattern: RegExp; method: string }[];
    /** Every route of the API with its parameters. */
    knownRoutes: { method: string; url: string }[];
  }
}

/** Records every API route when it is registered. */
export const knownPathsPlugin = fp(
  async (app) => {
    app.decorate("knownPaths", []);
    app.decorate("knownRoutes", []);
    app.addHook("onRoute", ({ url, method }) => {
      if (!url.startsWith("/api/")) return;
      const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`);
      for (const each of [method].flat()) {
        app.knownPaths.push({ pattern, method: each });
        app.knownRoutes.push({ method: each, url });
      }
    });
  },
  { name: "known-paths", dependencies: [] },
);

/** The methods of a path; none for an unknown path. */
export function allowedMethods(app: FastifyInstance, url: string): string[] {
  const path = url.split("?", 1)[0] ?? "";
  return [...new Set(app.knownPaths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}
