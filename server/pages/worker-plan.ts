import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { languages } from "#domain/language/language.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { preloadedFonts } from "#web/brand/head-files.ts";
import type { WorkerPlan } from "#web/service-worker/worker.ts";
import type { BuiltFiles } from "./built-pages.ts";

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk | undefined>;

/** The modules of the page without a connection: those of every page, and its own. */
export const MODULES = [
  "web/entry.client.tsx",
  "web/root.tsx",
  "web/routes/language.tsx",
  "web/routes/site/offline.tsx",
  "web/offline/offline-page.tsx",
  "web/login/session-keeper.tsx",
  "web/hydration/first-module.ts",
  ...languages.flatMap((language) => [
    `domain/message/compiled/${language}.ts`,
    `domain/message/compiled/lazy/offline/${language}.ts`,
  ]),
];

/** What the worker of this build stores. */
export function workerPlan({ build, manifest }: BuiltFiles): WorkerPlan {
  const client = dirname(dirname(manifest));
  const chunks = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  const routes = globSync("assets/manifest-*.js", { cwd: client });
  const fonts = Object.values(preloadedFonts).flat();
  const files = [...new Set([...[...reach(chunks), ...routes].map((file) => `/${file}`), ...fonts])].toSorted();
  // The text of the page is in the build of the server alone.
  const hash = createHash("sha256").update(readFileSync(build)).update(files.join("\n")).digest("hex");
  const pages = Object.fromEntries(
    languages.map((language) => [language, `/${language}${pagePath("offline", "desktop")}`]),
  );
  return { cache: `offline-${hash.slice(0, 16)}`, pages, files };
}

/** The files of the modules and of everything that they import at once. */
function reach(chunks: Manifest): string[] {
  const seen = new Set(MODULES.map((module) => keyOf(chunks, module)));
  for (const key of seen) for (const imported of chunks[key]?.imports ?? []) seen.add(imported);
  return [...seen].flatMap((key) => {
    const { file, css = [] } = chunks[key] ?? {};
    return file ? [file, ...css] : [];
  });
}

/** The router builds a route under its path with a question mark behind. */
function keyOf(chunks: Manifest, module: string): string {
  const key = Object.keys(chunks).find((known) => known === module || known.startsWith(`${module}?`));
  if (!key) throw new Error(`The build has no ${module}; correct the modules of the service worker.`);
  return key;
}
