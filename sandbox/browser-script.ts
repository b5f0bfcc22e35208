import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Route } from "./route.ts";

/** Where browsers find our files: below it they have the paths of the repository. */
const BASE = "/scripts";
const ROOT = join(import.meta.dirname, "..");
const scripts = new Map<string, string>();

/** A file as browsers run it: without its types, and with imports that they can follow. */
export function browserScript(file: string): string {
  const script = scripts.get(file) ?? withoutTypes(readFileSync(join(ROOT, file), "utf8"));
  scripts.set(file, script);
  return script;
}

function withoutTypes(source: string): string {
  return stripTypeScriptTypes(source).replaceAll(/(\bfrom\s+)"#/g, `$1"${BASE}/`);
}

/** The address of a script in a page. */
export function scriptUrl(file: string): string {
  return `${BASE}/${file}`;
}

/** The scripts of a page, each at its own address. */
export function scriptRoutes(files: readonly string[]): Route[] {
  return files.map((file) => ({
    method: "GET",
    path: new RegExp(`^${scriptUrl(file).replaceAll(".", "\\.")}$`),
    answer: () => ({ script: browserScript(file) }),
  }));
}
