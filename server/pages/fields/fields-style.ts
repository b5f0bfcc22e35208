import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#server/root.ts";

/** Colours, shapes, fonts and text sizes are those of our pages. */
const files = [
  "web/styles/tokens.css",
  "web/styles/brands.css",
  "web/styles/fonts.css",
  "web/styles/type.css",
  "web/payment-fields/payment-fields.css",
];

/** The style sheet of the page with the card fields. */
export function fieldsStyle(): { version: string; text: string } {
  const text = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  return { version: createHash("sha256").update(text).digest("hex").slice(0, 16), text };
}
