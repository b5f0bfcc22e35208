import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ENTRIES } from "#server/build/chunk-groups.ts";

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const KILO = 1000;

type Page = {
  name: string;
  route: string;
  island: string;
  /** Whether the island hydrates at the first touch, or as soon as the page has loaded. */
  waits: boolean;
  /** The limit for its scripts before any touch in kB after gzip; see docs/decisions/19. */
  scripts: number;
};

const WAITING = { waits: true, scripts: 80 };
const HYDRATED = { waits: false, scripts: 250 };

export const PAGES: readonly Page[] = [
  {
    name: "front page",
    route: "web/routes/browse/front-page.tsx",
    island: "web/front-page/front-page.tsx",
    ...WAITING,
  },
  { name: "results", route: "web/routes/browse/search.tsx", island: "web/search/search-page.tsx", ...WAITING },
  {
    name: "property",
    route: "web/routes/browse/property.tsx",
    island: "web/property/property-or-unlisted.tsx",
    ...WAITING,
  },
  { name: "compare", route: "web/routes/browse/compare.tsx", island: "web/compare/compare-page.tsx", ...WAITING },
  {
    name: "shared list",
    route: "web/routes/site/shared-list.tsx",
    island: "web/list/shared-list-page.tsx",
    ...WAITING,
  },
  { name: "guest", route: "web/routes/checkout/guest.tsx", island: "web/checkout/guest/guest-page.tsx", ...WAITING },
  {
    name: "payment",
    route: "web/routes/checkout/payment.tsx",
    island: "web/checkout/payment/payment-page.tsx",
    ...WAITING,
  },
  {
    name: "wait",
    route: "web/routes/checkout/payment-return.tsx",
    island: "web/checkout/payment/wait-page.tsx",
    ...HYDRATED,
  },
  {
    name: "confirmation",
    route: "web/routes/checkout/confirmation.tsx",
    island: "web/order/confirmation-page.tsx",
    ...WAITING,
  },
];
/** The same for every page: the shell that loads at the first scroll, and styles, after gzip; fonts as they are. */
export const BUDGET = { shell: 150, styles: 21, fonts: 80 };

/** The modules that every page's HTML names. */
const SHELL = ["web/entry.client.tsx", "web/root.tsx", "web/routes/language.tsx"];

/** English pages load the variable font, Arabic ones the static cuts. */
const FONTS = { en: /variable/, ar: /static|arabic/ };

export type Weight = { page: Page; language: "en" | "ar"; scripts: number } & Record<keyof typeof BUDGET, number>;

/** The weight of each page in each language, from the build. */
export function weighPages(client: string, pages: readonly Page[] = PAGES): Weight[] {
  const manifest = readManifest(client);
  const weigh = (page: Page, language: Weight["language"]): Weight => {
    const messages = `domain/message/compiled/${language}.ts`;
    const shell = reach(manifest, [...SHELL, page.route, messages, ...ENTRIES.afterHydration, ...ENTRIES.first]);
    const first = reach(manifest, ENTRIES.first);
    const all = [...shell, ...reach(manifest, [page.island])];
    const before = page.waits ? [...first, ...chunksNamed(manifest, "react")] : all;
    const fonts = globSync("fonts/*.woff2", { cwd: client }).filter((path) => FONTS[language].test(path));
    return {
      page,
      language,
      scripts: filesOf(
        client,
        before.map(({ file }) => file),
      ),
      shell: filesOf(
        client,
        shell.map(({ file }) => file),
      ),
      styles: filesOf(
        client,
        shell.flatMap(({ css = [] }) => css),
      ),
      fonts: sum(fonts.map((path) => statSync(join(client, path)).size)),
    };
  };
  return pages.flatMap((page) => (["en", "ar"] as const).map((language) => weigh(page, language)));
}

function filesOf(client: string, paths: readonly string[]): number {
  return sum([...new Set(paths)].map((path) => squeezed(join(client, path))));
}

/** A chunk group of `server/build/chunk-groups.ts`. */
function chunksNamed(manifest: Manifest, wanted: string): Chunk[] {
  const chunks = Object.values(manifest).filter(({ name }) => name === wanted);
  if (chunks.length === 0) throw new Error(`The build has no chunk ${wanted}; correct tools/test/bytes.ts.`);
  return chunks;
}

function readManifest(client: string): Manifest {
  return JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
}

/** The server renders an island before its scripts load: its styles must be part of the page. */
export function islandsWithoutStyles(client: string, pages: readonly Page[] = PAGES): string[] {
  const manifest = readManifest(client);
  const stylesOf = (modules: readonly string[]) => reach(manifest, modules).flatMap(({ css = [] }) => css);
  return pages.flatMap(({ name, route, island }) => {
    const loaded = new Set(stylesOf([...SHELL, route]).map((file) => readFileSync(join(client, file), "utf8")));
    const missing = stylesOf([island]).filter((file) => !loaded.has(readFileSync(join(client, file), "utf8")));
    return missing.map((file) => `${route} must import the styles in ${file}: the server renders ${name} with them`);
  });
}

export function weightProblems(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ page, language, ...weight }) => {
    const limits = { scripts: page.scripts, ...BUDGET };
    const kinds = Object.keys(limits) as (keyof typeof limits)[];
    return kinds.flatMap((kind) => {
      const kilos = weight[kind] / KILO;
      if (kilos > 0 && kilos <= limits[kind]) return [];
      return [`${page.name} page (${language}): ${kind} ${kilos.toFixed(1)} kB, the limit is ${limits[kind]} kB`];
    });
  });
}

export function weightNote(weights: readonly Weight[]): string {
  const heaviest = (kind: "scripts" | keyof typeof BUDGET, of = weights) =>
    (Math.max(...of.map((weight) => weight[kind])) / KILO).toFixed(1);
  const pages = [...new Set(weights.map(({ page }) => page))];
  const scripts = pages.map((page) => {
    const own = weights.filter((weight) => weight.page === page);
    return `${page.name} ${heaviest("scripts", own)}`;
  });
  return `scripts ${scripts.join(", ")}; shell ${heaviest("shell")}, styles ${heaviest("styles")}, fonts ${heaviest("fonts")} kB`;
}

/** The chunks of these modules and everything they import at once. */
function reach(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const waiting = modules.map((module) => keyOf(manifest, module));
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return [...seen].flatMap((key) => manifest[key] ?? []);
}

/** React Router builds a route under its path with a question mark behind. */
function keyOf(manifest: Manifest, module: string): string {
  const key = Object.keys(manifest).find((known) => known === module || known.startsWith(`${module}?`));
  if (!key) throw new Error(`The build has no ${module}; correct the list of pages in tools/test/bytes.ts.`);
  return key;
}

function squeezed(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
