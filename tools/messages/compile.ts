import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFresh } from "./is-fresh.ts";

const compiler = import.meta.dirname;
const CATALOGUE = "domain/message/catalogue";
const COMPILED = "domain/message/compiled";

/**
 * Writes the words of both languages as TypeScript and says whether it had to: output newer than every catalogue and
 * than this compiler is left alone. Throws `MessageFaults`, and writes nothing, when a catalogue is at fault.
 */
export async function compileMessages(root = join(compiler, "../..")): Promise<boolean> {
  const outputs = ["en", "ar"].map((language) => join(root, COMPILED, `${language}.ts`));
  if (isFresh(outputs, [join(root, CATALOGUE), compiler])) return false;

  // Read only when needed: the parser is most of the time a fresh start would take.
  const { translate } = await import("./translate.ts");
  const modules = translate(placeOf(root, "en"), placeOf(root, "ar"));
  mkdirSync(join(root, COMPILED), { recursive: true });
  for (const [language, text] of modules) replaceFile(join(root, COMPILED, `${language}.ts`), text);
  return true;
}

function placeOf(root: string, language: string) {
  const shownAs = `${CATALOGUE}/${language}`;
  return { language, shownAs, folder: join(root, shownAs) };
}

/** In one step, so that a process reading meanwhile sees the old words or the new ones, never half of them. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
