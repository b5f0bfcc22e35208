import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { posix } from "node:path";
import { ROOT } from "#server/root.ts";

/** The files of a page as browsers run them: our source without its types, and no package. */
export type BrowserScripts = {
  /** A hash of all files; a file at an address with it never changes. */
  version: string;
  /** By path in the repository, the first one last. */
  files: ReadonlyMap<string, string>;
};

const IMPORT = /((?:^|\n)(?:import|export)\b[^;]*?\bfrom\s*|(?:^|\n)import\s*)"([^"]+)"/g;

/** Everything that the script of a page imports. */
export function browserScripts(entry: string, root = ROOT): BrowserScripts {
  const files = new Map<string, string>();
  const add = (path: string): void => {
    if (files.has(path)) return;
    files.set(path, "");
    const script = withoutTypes(readFileSync(posix.join(root, path), "utf8"));
    const named = script.replace(IMPORT, (_all, before: string, name: string) => {
      const wanted = pathOf(name, path);
      add(wanted);
      return `${before}"${relativeName(path, wanted)}"`;
    });
    files.delete(path);
    files.set(path, named);
  };
  add(entry);
  const hash = createHash("sha256");
  for (const [path, script] of files) hash.update(`${path}\0${script}\0`);
  return { version: hash.digest("hex").slice(0, 16), files };
}

/** The file that an import names; a package would be a foreign script, so there is none. */
function pathOf(name: string, from: string): string {
  if (name.startsWith("#")) return name.slice(1);
  if (name.startsWith(".")) return posix.join(posix.dirname(from), name);
  throw new Error(`${from} runs in the browser as it is, so it cannot import ${name}.`);
}

function relativeName(from: string, to: string): string {
  const name = posix.relative(posix.dirname(from), to);
  return name.startsWith(".") ? name : `./${name}`;
}

/** Node prints a warning about this feature once in every process, which operators need not read. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
