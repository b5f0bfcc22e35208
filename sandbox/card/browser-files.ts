import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Route } from "../route.ts";

/** What the browser may fetch: the scripts of our pages and the rules they share with the gateway. */
const files = [
  "browser/fields.ts",
  "browser/wallet.ts",
  "browser/talk.ts",
  "browser/write-card.ts",
  "browser/go-back.ts",
  "card-rules.ts",
  "mada-bins.ts",
];

const scripts = new Map<string, string>();

/** A file as browsers run it: the same lines without their types. */
function scriptOf(file: string): string {
  const known = scripts.get(file) ?? stripTypeScriptTypes(readFileSync(join(import.meta.dirname, file), "utf8"));
  scripts.set(file, known);
  return known;
}

export const browserRoutes: readonly Route[] = files.map((file) => ({
  method: "GET",
  path: new RegExp(`^/card/${file.replace(".", "\\.")}$`),
  answer: () => ({ script: scriptOf(file) }),
}));
