import { join } from "node:path";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import { buildInternalApp } from "#api/platform/internal/internal-app.ts";
import type {} from "#api/platform/lifecycle/drain-plugin.ts";
import { shutDown } from "#api/platform/lifecycle/shutdown.ts";
import type {} from "#api/platform/metrics/metrics-plugin.ts";
import { measureDelay } from "#api/platform/overload/measure-delay.ts";
import type {} from "#api/platform/overload/overload-plugin.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { builtFiles } from "#server/pages/built-pages.ts";
import { fieldsPage } from "#server/pages/fields/fields-page.ts";
import { limitRenders } from "#server/pages/limit-renders.ts";
import { cachePages } from "#server/pages/page-cache.ts";
import { watchPages } from "#server/pages/page-metrics.ts";
import { pages } from "#server/pages/pages.ts";
import { serviceWorker } from "#server/pages/service-worker.ts";
import { drawFrontPages, drawWhileServing, hasDrawnPictures } from "#server/pictures/draw-pictures.ts";
import { addPictures } from "#server/pictures/pictures.ts";
import { startRenderer } from "#server/render/renderer.ts";
import { compression } from "./compression.ts";
import { ROOT } from "./root.ts";
import { files } from "./static-files.ts";

/** Registers the React pages: those of the build, or in development those that Vite compiles on request. */
export type AddPages = (app: FastifyInstance, settings: Settings) => Promise<void>;
/** Starts what the pages need while the API is built, and returns what registers them. */
export type StartPages = () => AddPages;
export type Server = { url: string; metrics: Registry; close: () => Promise<void> };

type ServeOptions = {
  startPages?: StartPages;
  /** Whether this is the first or only process of its machine: one of them draws pictures ahead. */
  isFirst?: boolean;
  /** The metrics of all processes; by default those of this one. */
  readMetrics?: () => Promise<string>;
};

const KEEP_ACCEPTING_MS = 2_000;

/** Serves API and pages on one port, metrics and API documents on another. Closing answers all open requests first. */
export async function serve(
  settings: Settings,
  { startPages = startBuiltPages, isFirst = true, readMetrics }: ServeOptions = {},
): Promise<Server> {
  const addPages = startPages();
  const db = openDatabase(settings);
  const delays = measureDelay(db.$client);
  const app = await buildApp(settings, { db, delays, beforeRoutes: (app) => addParts(app, settings) });
  app.addHook("onClose", async () => delays.stop());
  const internal = await buildInternalApp(settings, app, readMetrics);
  await addPages(app, settings);
  if (isFirst) {
    drawWhileServing(app, settings);
    if (!hasDrawnPictures(settings)) await drawFrontPages(app, settings);
  }
  await app.listen({ port: settings.port, host: settings.host });
  await internal.listen({ port: settings.internalPort, host: settings.host });
  process.once("uncaughtException", (err) => exitAfterUncaught(app, err));
  return {
    url: `http://${settings.host}:${settings.port}`,
    metrics: app.metrics,
    close: () => leave(app, settings, [() => internal.close(), () => db.$client.end()]),
  };
}

async function addParts(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(compress, compression);
  await app.register(fieldsPage, { settings });
  await addPictures(app, settings);
}

/** The thread that renders loads the pages while the API is built. */
function startBuiltPages(): AddPages {
  const buildDir = join(ROOT, "build");
  let log: Log | undefined;
  const onFault = (err: Error) => log?.error({ err, event: "render-thread" }, "rendering failed");
  const built = builtFiles(buildDir);
  const starting = startRenderer({ files: built, onFault });
  starting.catch(() => {});
  return async (app, settings) => {
    log = app.log;
    await app.register(files, { clientDir: join(buildDir, "client") });
    await app.register(serviceWorker, { files: built });
    const renderer = await starting;
    app.addHook("onClose", () => renderer.close());
    const limited = limitRenders(renderer.answer, { settings, log, ...app.concurrency });
    const answer = cachePages(limited, {
      timeScale: settings.timeScale,
      answerParts: renderer.answer,
      changes: app.appliedChanges,
      count: watchPages(app.metrics, renderer.openPages),
    });
    await app.register(pages, { settings, answer });
  };
}

/** After an uncaught exception the state is unknown, so the process logs it and exits. */
function exitAfterUncaught(app: FastifyInstance, err: Error): void {
  app.log.fatal({ err }, "uncaught");
  process.exit(1);
}

/** Exits the process only when shutting down hangs; otherwise the caller decides. */
async function leave(app: FastifyInstance, settings: Settings, afterwards: (() => Promise<unknown>)[]): Promise<void> {
  const exit = (code: number) => code !== 0 && process.exit(code);
  await shutDown(app, { keepAcceptingMs: KEEP_ACCEPTING_MS * settings.timeScale, afterwards, exit });
}
