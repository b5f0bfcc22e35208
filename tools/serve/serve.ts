import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/database/database.ts";
import { shutDown } from "#api/http/shutdown.ts";
import { buildInternalApp } from "#api/internal/internal-app.ts";
import type { Settings } from "#api/settings/settings.ts";
import { builtPages, builtWords } from "./built-pages.ts";
import { files } from "./files.ts";
import { keepPages } from "./kept-pages.ts";
import { pages } from "./pages.ts";
import { addPictures } from "./pictures.ts";

/** `built` serves what the build left; `dev` lets Vite serve the sources and reload them. */
export type ServeMode = "built" | "dev";
export type Server = { url: string; close: () => Promise<void> };

const KEEP_ACCEPTING_MS = 2_000;

/** API and pages on one port, metrics and papers on another. Closing answers everybody who is still here. */
export async function serve(settings: Settings, { mode }: { mode: ServeMode }): Promise<Server> {
  const db = openDatabase(settings);
  const app = await buildApp(settings, { db, beforeRoutes: (app) => addParts(app, settings) });
  const internal = await buildInternalApp(settings, app);
  await (mode === "dev" ? addDevPages(app, settings) : addBuiltPages(app, settings));
  await app.listen({ port: settings.port, host: settings.host });
  await internal.listen({ port: settings.internalPort, host: settings.host });
  process.once("uncaughtException", (err) => endLoudly(app, err));
  return {
    url: `http://${settings.host}:${settings.port}`,
    close: () => leave(app, settings, [() => internal.close(), () => db.$client.end()]),
  };
}

async function addParts(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(compress, compression);
  await addPictures(app, settings);
}

/** Quality 4 of brotli: near gzip's cost, a fifth smaller. */
const compression = {
  encodings: ["br", "gzip"] as ("br" | "gzip")[],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

async function addBuiltPages(app: FastifyInstance, settings: Settings): Promise<void> {
  const buildDir = join(import.meta.dirname, "../../build");
  await app.register(files, { clientDir: join(buildDir, "client") });
  const answer = keepPages(await builtPages(join(buildDir, "server/index.js")), settings);
  const wordFiles = await builtWords(join(buildDir, "client/.vite/manifest.json"));
  await app.register(pages, { settings, answer, wordFiles });
}

async function addDevPages(app: FastifyInstance, settings: Settings): Promise<void> {
  const { devPages } = await import("./dev-pages.ts");
  await app.register(pages, { settings, answer: await devPages(app), wordFiles: () => [] });
}

/** After a fault nobody caught nothing can be relied on: say what it was, then end. */
function endLoudly(app: FastifyInstance, err: Error): void {
  app.log.fatal({ err }, "uncaught");
  process.exit(1);
}

/** Only a stop that hangs ends the process here; otherwise whoever started us decides what comes next. */
async function leave(app: FastifyInstance, settings: Settings, afterwards: (() => Promise<unknown>)[]): Promise<void> {
  const exit = (code: number) => code !== 0 && process.exit(code);
  await shutDown(app, { keepAcceptingMs: KEEP_ACCEPTING_MS * settings.timeScale, afterwards, exit });
}
