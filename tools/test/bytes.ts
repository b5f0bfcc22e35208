import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ENTRIES } from "#server/build/chunk-groups.ts";

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const KILO = 1000;

type Page = {
  name: string;
  route: string;
  /** The part that hydrates at the first interaction. */
  island: string;
  scripts: number;
};

/** The limit for the scripts before any touch in kB after gzip, messages included; see docs/decisions/19. */
export const PAGES: readonly Page[] = [
  {
    name: "front page",
    route: "web/routes/browse/front-page.tsx",
    island: "web/front-page/front-page.tsx",
    scripts: 150,
  },
  { name: "results", route: "web/routes/browse/search.tsx", island: "web/search/search-page.tsx", scripts: 150 },
  {
    name: "property",
    route: "web/routes/browse/property.tsx",
    island: "web/property/property-or-unlisted.tsx",
    scripts: 150,
  },
  { name: "guest", route: "web/routes/checkout/guest.tsx", island: "web/checkout/guest/guest-page.tsx", scripts: 150 },
  {
    name: "payment",
    route: "web/routes/checkout/payment.tsx",
    island: "web/checkout/payment/payment-page.tsx",
    scripts: 150,
  },
  {
    name: "wait",
    route: "web/routes/checkout/payment-return.tsx",
    island: "web/checkout/payment/wait-page.tsx",
    scripts: 150,
  },
  {
    name: "confirmation",
    route: "web/routes/checkout/confirmation.tsx",
    island: "web/order/confirmation-page.tsx",
    scripts: 150,
  },
];
/** The same for every page: styles after gzip, fonts as they are. */
export const BUDGET = { styles: 20, fonts: 80 };

/** The modules that every page's HTML names. */
const SHELL = ["web/entry.client.tsx", "web/root.tsx", "web/routes/language.tsx"];

/** English pages load the variable font, Arabic ones the static cuts. */
const FONTS = { en: /variable/, ar: /static|arabic/ };

export type Weight = { page: Page; language: "en" | "ar"; scripts: number; styles: number; fonts: number };

/** The weight of each page in each language, from the build. */
export function weighPages(client: string, pages: readonly Page[] = PAGES): Weight[] {
  const manifest = readManifest(client);
  const weigh = (page: Page, language: Weight["language"]): Weight => {
    const messages = `domain/message/compiled/${language}.ts`;
    const chunks = reach(manifest, [...SHELL, page.route, messages, ...ENTRIES.afterHydration]);
    const scripts = new Set(chunks.map(({ file }) => file));
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    const fonts = globSync("fonts/*.woff2", { cwd: client }).filter((path) => FONTS[language].test(path));
    return {
      page,
      language,
      scripts: sum([...scripts].map((path) => squeezed(join(client, path)))),
      styles: sum([...styles].map((path) => squeezed(join(client, path)))),
      fonts: sum(fonts.map((path) => statSync(join(client, path)).size)),
    };
  };
  return pages.flatMap((page) => (["en", "ar"] as const).map((language) => weigh(page, language)));
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
  return `scripts ${scripts.join(", ")}; styles ${heaviest("styles")}, fonts ${heaviest("fonts")} kB`;
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
