import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { Settings } from "#api/platform/settings/settings.ts";
import { handlerOf } from "#server/pages/built-pages.ts";
import { type AnswerPage, pages } from "#server/pages/pages.ts";

/** Registers pages compiled from source by Vite on every request. */
export async function addDevPages(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(pages, { settings, answer: await devPages(app) });
}

async function devPages(app: FastifyInstance): Promise<AnswerPage> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } });
  await app.register(middie);
  app.use((request, response, next) => {
    if (request.url?.startsWith("/api/")) next();
    else vite.middlewares(request, response, next);
  });
  app.addHook("onClose", () => vite.close());
  return async (request, visit) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return handlerOf(build, "development", () => ({ firstModule: null, messages: [] }))(request, visit);
  };
}
