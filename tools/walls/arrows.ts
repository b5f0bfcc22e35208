import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { cruise, type ICruiseResult, type IViolation } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { ROOMS } from "./source-files.ts";

const RULES = resolve(import.meta.dirname, "../../.dependency-cruiser.cjs");

/** Reads the imports of every room under `root` and names those that go against an arrow. */
export async function cruiseHouse(root: string): Promise<{ modules: number; rules: string[]; breaches: IViolation[] }> {
  const options = await extractOptions(RULES);
  const rooms = ROOMS.filter((room) => existsSync(join(root, room)));
  const { output } = await cruise(rooms, { ...options, baseDir: root });
  const { summary, modules } = output as ICruiseResult;
  const read = modules.filter(({ dependencies }) => dependencies.length > 0);
  return { modules: read.length, rules: options.ruleSet?.forbidden?.map(nameOf) ?? [], breaches: summary.violations };
}

export async function arrowProblems(root: string): Promise<string[]> {
  const { modules, breaches } = await cruiseHouse(root);
  if (modules === 0)
    return ["No import was read at all: the rules are blind, see `parser` in .dependency-cruiser.cjs."];
  return breaches.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`);
}

function nameOf(rule: { name?: string }): string {
  return rule.name ?? "";
}
