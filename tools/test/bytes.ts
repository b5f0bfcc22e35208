import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const KILO = 1000;

/** What the first view of the home page may weigh in kB: texts after gzip, fonts as they are. */
export const BUDGET = { scripts: 150, styles: 20, fonts: 80 };

/** The modules the home page's HTML names, and the words it fetches before it comes alive. */
const HOME = ["web/entry.client.tsx", "web/root.tsx", "web/routes/language.tsx", "web/routes/home.tsx"];
const WORDS = { en: "domain/message/compiled/en.ts", ar: "domain/message/compiled/ar.ts" };

/** English pages load the variable font, Arabic ones the static cuts. */
const FONTS = { en: /variable/, ar: /static|arabic/ };

export type Weight = { language: "en" | "ar"; scripts: number; styles: number; fonts: number };

/** The weight of the home page in each language, from the build. */
export function weighHome(client: string): Weight[] {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  return (["en", "ar"] as const).map((language) => {
    const chunks = reach(manifest, [...HOME, WORDS[language]]);
    const scripts = new Set(chunks.map(({ file }) => file));
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    const fonts = globSync("fonts/*.woff2", { cwd: client }).filter((path) => FONTS[language].test(path));
    return {
      language,
      scripts: sum([...scripts].map((path) => squeezed(join(client, path)))),
      styles: sum([...styles].map((path) => squeezed(join(client, path)))),
      fonts: sum(fonts.map((path) => statSync(join(client, path)).size)),
    };
  });
}

export function weightProblems(weights: readonly Weight[]): string[] {
  const kinds = Object.keys(BUDGET) as (keyof typeof BUDGET)[];
  return weights.flatMap((weight) =>
    kinds.flatMap((kind) => {
      const kilos = weight[kind] / KILO;
      if (kilos > 0 && kilos <= BUDGET[kind]) return [];
      return [`home page (${weight.language}): ${kind} ${kilos.toFixed(1)} kB, the limit is ${BUDGET[kind]} kB`];
    }),
  );
}

export function weightNote(weights: readonly Weight[]): string {
  const heaviest = (kind: keyof typeof BUDGET) => Math.max(...weights.map((weight) => weight[kind])) / KILO;
  return `scripts ${heaviest("scripts").toFixed(1)}, styles ${heaviest("styles").toFixed(1)}, fonts ${heaviest("fonts").toFixed(1)} kB`;
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
  if (!key)
    throw new Error(`The build has no ${module}; correct the list of the home page's modules in tools/test/bytes.ts.`);
  return key;
}

function squeezed(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
