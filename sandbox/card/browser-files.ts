import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, posix } from "node:path";
import type { Route } from "../route.ts";

/** The files a browser may fetch: the scripts of the pages and the rules they share with the gateway. */
const files = [
  "browser/fields.ts",
  "browser/wallet.ts",
  "browser/frame-messages.ts",
  "browser/format-card.ts",
  "browser/return-to-shop.ts",
  "card-rules.ts",
  "mada-bins.ts",
  "../bare-digits.ts",
];

const scripts = new Map<string, string>();

/** A file as browsers run it: without its types. */
function scriptOf(file: string): string {
  const script = scripts.get(file) ?? stripTypeScriptTypes(readFileSync(join(import.meta.dirname, file), "utf8"));
  scripts.set(file, script);
  return script;
}

export const browserRoutes: readonly Route[] = files.map((file) => ({
  method: "GET",
  path: new RegExp(`^${posix.join("/card", file).replace(".", "\\.")}$`),
  answer: () => ({ script: scriptOf(file) }),
}));
