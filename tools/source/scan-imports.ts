import { posix } from "node:path";
import { type SourceFile, sourceFiles } from "./source-files.ts";

/** `name` is empty where a file is imported for its effects only; `isType` where nothing is left when the code runs. */
export type Import = { file: string; name: string; isType?: boolean };
export type ScannedFile = { path: string; code: string; imports: readonly Import[] };

/** The name of an import that takes all exports of a file. */
export const EVERYTHING = "*";

const NAMED = /\b(?:import|export)\s+(type\s+)?([\w$*\s{},]*?)\s*from\s*"([^"]+)"/g;
const DYNAMIC = /\bimport\(\s*"([^"]+)"/g;
const EFFECT = /^import\s+"([^"]+)"/gm;

/** Every code file with the files of ours it imports. It takes a tenth of the time of a parser. */
export function scanFiles(root: string): ScannedFile[] {
  const files = [...sourceFiles(root, "**/*.{ts,tsx,mjs}"), ...sourceFiles(root, "*.config.ts", ["."])];
  return files.map(scan);
}

function scan({ path, text }: SourceFile): ScannedFile {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<=^|\s)\/\/.*$/gm, "");
  const named = [...code.matchAll(NAMED)].flatMap(([, type, clause = "", from = ""]) =>
    namesOf(clause).map((name) => ({ from, name, isType: type !== undefined })),
  );
  const dynamic = [...code.matchAll(DYNAMIC)].map(([, from = ""]) => ({ from, name: EVERYTHING, isType: false }));
  const effects = [...code.matchAll(EFFECT)].map(([, from = ""]) => ({ from, name: "", isType: false }));
  const imports = [...named, ...dynamic, ...effects]
    .filter(({ from }) => /^[#.]/.test(from))
    .map(({ from, ...rest }) => ({ file: fileOf(path, from), ...rest }));
  return { path, code, imports };
}

function namesOf(clause: string): string[] {
  if (clause.includes("*")) return [EVERYTHING];
  const [, inside = ""] = /\{([^}]*)\}/.exec(clause) ?? [];
  const names = inside.split(",").map((name) => name.trim().replace(/^type\s+|\s+as\s+.*$/g, ""));
  const isDefault = /^[\w$]/.test(clause.trim());
  return [...names.filter(Boolean), ...(isDefault ? ["default"] : [])];
}

function fileOf(importer: string, from: string): string {
  return from.startsWith("#") ? from.slice(1) : posix.join(posix.dirname(importer), from);
}
