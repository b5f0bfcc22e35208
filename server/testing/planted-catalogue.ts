import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

type Words = { [name: string]: string | Words };

/** A temporary project with one namespace `stay` in each language. It is deleted after the test. */
export function plantCatalogue(en: Words | string, ar: Words | string): string {
  const root = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  write(join(root, "domain/message/catalogue/en/stay.json"), en);
  write(join(root, "domain/message/catalogue/ar/stay.json"), ar);
  cpSync(join(import.meta.dirname, "../../domain/message/plural.ts"), join(root, "domain/message/plural.ts"));
  return root;
}

/** Adds a lazy namespace. */
export function plantLazy(root: string, namespace: string, en: Words, ar: Words): void {
  write(join(root, `domain/message/catalogue/en/lazy/${namespace}.json`), en);
  write(join(root, `domain/message/catalogue/ar/lazy/${namespace}.json`), ar);
}

function write(path: string, words: Words | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof words === "string" ? words : JSON.stringify(words));
}
