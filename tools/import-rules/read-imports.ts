import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { cruise, type ICruiseResult, type IModule, type IViolation } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { LAYERS } from "#tools/source/source-files.ts";

const RULES = resolve(import.meta.dirname, "../../.dependency-cruiser.cjs");

export type Imports = { modules: readonly IModule[]; rules: readonly string[]; violations: readonly IViolation[] };

/** Reads the imports of every layer under `root`, and compares them with the import rules. */
export async function readImports(root: string): Promise<Imports> {
  const options = await extractOptions(RULES);
  const layers = LAYERS.filter((layer) => existsSync(join(root, layer)));
  const { output } = await cruise(layers, { ...options, baseDir: root });
  const { summary, modules } = output as ICruiseResult;
  const rules = options.ruleSet?.forbidden?.map(({ name }) => name ?? "") ?? [];
  return { modules, rules, violations: summary.violations };
}

export function importProblems({ modules, violations }: Imports): string[] {
  if (modules.every(({ dependencies }) => dependencies.length === 0))
    return ["No import was read, so no rule was checked: see `parser` in .dependency-cruiser.cjs."];
  return violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`);
}
