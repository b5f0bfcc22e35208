import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "#server/root.ts";
import { listFiles } from "../source/git-files.ts";
import { type Outcome, outcome, runCommand, type Step } from "../steps/step.ts";

const BIOME = "node_modules/@biomejs/biome";
const CACHE = "node_modules/.cache/biome-passed.json";
const CHECKED = /\.(?:ts|tsx|mjs|cjs|css|json|html)$/;

/** Formatting and lint of the files that changed since they passed; no rule of ours looks at two files at once. */
export const biomeStep: Step = {
  name: "format and lint",
  run: async () => {
    const hashes = hashFiles(listFiles(ROOT).filter((path) => CHECKED.test(path)));
    const passed = new Set(readPassed());
    const paths = Object.keys(hashes).filter((path) => !passed.has(hashes[path] ?? ""));
    const result = paths.length > 0 ? await check(paths) : outcome(true, "");
    if (result.ok) writePassed(Object.values(hashes));
    return { ...result, note: `${paths.length} of ${Object.keys(hashes).length} files` };
  },
};

async function check(paths: readonly string[]): Promise<Outcome> {
  const flags = ["--error-on-warnings", "--max-diagnostics=100", "--no-errors-on-unmatched"];
  const { code, output } = await runCommand({ file: `${BIOME}/bin/biome`, args: ["check", ...flags, ...paths] });
  return outcome(code === 0, output);
}

/** The hash of each file with its path, Biome's version and configuration, which together decide the result. */
function hashFiles(paths: readonly string[]): Record<string, string> {
  const rules = ["biome.json", `${BIOME}/package.json`].map((path) => readFileSync(join(ROOT, path)));
  return Object.fromEntries(
    paths.map((path) => {
      const hash = createHash("sha256")
        .update(path)
        .update(readFileSync(join(ROOT, path)));
      for (const text of rules) hash.update(text);
      return [path, hash.digest("base64")];
    }),
  );
}

function readPassed(): string[] {
  const file = join(ROOT, CACHE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [];
}

function writePassed(hashes: readonly string[]): void {
  const file = join(ROOT, CACHE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(hashes));
}
