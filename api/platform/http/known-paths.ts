import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    knownPaths: { pattern: RegExp; method: string; isApi: boolean }[];
    /** Every route of the API with its parameters. */
    knownRoutes: { method: string; url: string; takesKey: boolean }[];
  }
  interface FastifyContextConfig {
    /** The contract says that the call takes an Idempotency-Key. */
    takesKey?: true;
  }
}

/** Records every route when it is registered. */
export const knownPathsPlugin = fp(
  async (app) => {
    app.decorate("knownPaths", []);
    app.decorate("knownRoutes", []);
    app.addHook("onRoute", ({ url, method, config }) => {
      const isApi = url.startsWith("/api/");
      const escaped = url.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
      const pattern = new RegExp(`^${escaped.replace(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
      for (const each of [method].flat()) {
        app.knownPaths.push({ pattern, method: each, isApi });
        if (isApi) app.knownRoutes.push({ method: each, url, takesKey: config?.takesKey === true });
      }
    });
  },
  { name: "known-paths", dependencies: [] },
);

/** The methods of a path; none for an unknown path. The route of the pages matches every path, but none of the API. */
export function allowedMethods(app: FastifyInstance, url: string): string[] {
  const path = url.split("?", 1)[0] ?? "";
  const isApi = path === "/api" || path.startsWith("/api/");
  const known = app.knownPaths.filter((each) => each.isApi === isApi && each.pattern.test(path));
  return [...new Set(known.map(({ method }) => method))];
}
