import { join } from "node:path";
import type { ReactNode } from "react";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { builtFiles } from "#server/pages/built-pages.ts";
import { cachePages } from "#server/pages/page-cache.ts";
import { pages } from "#server/pages/pages.ts";
import { ROOT } from "#server/root.ts";
import { benchPaths } from "./page-speed/bench-paths.ts";
import { recordingBuild } from "./page-speed/recording-build.ts";
import { renderStatic, staticElements } from "./page-speed/static-markup.ts";

// The server under test in its own process. It also serves one page as constant bytes, and rendered again by React alone.
const limits = { LIMIT_READ: "1000000", LIMIT_SEARCH: "1000000" };
const settings = readSettings({ APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: process.argv[2], ...limits });
const db = openDatabase(settings);
const app = await buildApp(settings, { db });
const { answer, renderAgain } = await recordingBuild(builtFiles(join(ROOT, "build")));
const html = "text/html; charset=utf-8";
let constant: Buffer = Buffer.alloc(0);
let tree: ReactNode = null;

app.get(benchPaths.constant, async (_request, reply) => reply.type(html).send(constant));
app.get(benchPaths.react, async (_request, reply) => reply.type(html).send(await renderAgain()));
app.get(benchPaths.static, async (_request, reply) => reply.type(html).send(await renderStatic(tree)));
const cached = cachePages(answer, { timeScale: 1, answerParts: answer });
const isFresh = ({ url }: Request) => url.endsWith(benchPaths.page);
await app.register(pages, {
  settings,
  answer: (request, visit) => (isFresh(request) ? answer : cached)(request, visit),
});
await app.listen({ port: 0, host: "127.0.0.1" });

const page = await app.inject({ url: benchPaths.page, headers: { host: "mabeet-sa.localhost" } });
if (page.statusCode !== 200) throw new Error(`The results page answered ${page.statusCode}.`);
constant = page.rawPayload;
tree = staticElements(page.body);
const bare = await app.inject(benchPaths.react);
if (bare.statusCode !== 200) throw new Error(`React's own render answered ${bare.statusCode}.`);

process.once("message", async () => {
  await app.close();
  await db.$client.end();
  process.disconnect();
});
process.send?.({
  port: (app.server.address() as { port: number }).port,
  pageBytes: constant.length,
  reactBytes: bare.rawPayload.length,
  staticBytes: (await app.inject(benchPaths.static)).rawPayload.length,
});
