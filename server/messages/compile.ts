import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isFresh } from "./is-fresh.ts";

const compiler = import.meta.dirname;
const CATALOGUE = "domain/message/catalogue";
const COMPILED = "domain/message/compiled";

/**
 * Writes the messages of both languages as TypeScript and returns whether it had to: output that is newer than every
 * catalogue and this compiler is kept. Throws `MessageFaults`, and writes nothing, when a catalogue is invalid.
 */
export async function compileMessages(root = join(compiler, "../..")): Promise<boolean> {
  const compiled = join(root, COMPILED);
  const outputs = ["en.ts", "ar.ts", "lazy.ts"].map((name) => join(compiled, name));
  if (isFresh(outputs, [join(root, CATALOGUE), compiler])) return false;

  // Loaded only when needed, because the parser takes most of the time.
  const { coreModules, lazyModules } = await import("./modules.ts");
  const folderOf = (language: string, part = "") => catalogueFolder(root, language, part);
  const core = coreModules(folderOf("en"), folderOf("ar"));
  const lazy = existsSync(folderOf("en", "/lazy").folder) ? [folderOf("en", "/lazy"), folderOf("ar", "/lazy")] : [];
  const modules = new Map([...core, ...lazyModules(lazy)]);
  for (const [name, text] of modules) replaceFile(join(compiled, name), text);
  removeForgotten(join(compiled, "lazy"), modules);
  return true;
}

function catalogueFolder(root: string, language: string, part: string) {
  const shownAs = `${CATALOGUE}/${language}${part}`;
  return { language, shownAs, folder: join(root, shownAs) };
}

/** Replaces the folder in one step, so that another process reads either the old or the new messages. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** Deletes the messages of deleted catalogues, which would still be bundled. */
function removeForgotten(folder: string, modules: ReadonlyMap<string, string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!modules.has(`lazy/${name}/en.ts`)) rmSync(join(folder, name), { recursive: true, force: true });
}
