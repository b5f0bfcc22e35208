import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { handlerOf } from "./built-pages.ts";
import type { AnswerPage } from "./pages.ts";

/** Pages straight from the sources: Vite serves and reloads modules, and every request sees the newest ones. */
export async function devPages(app: FastifyInstance): Promise<AnswerPage> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } });
  await app.register(middie);
  app.use((request, response, next) => {
    if (request.url?.startsWith("/api/")) next();
    else vite.middlewares(request, response, next);
  });
  app.addHook("onClose", () => vite.close());
  return async (request, visit) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return handlerOf(build, "development")(request, visit);
  };
}
