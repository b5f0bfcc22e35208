import { sourceFiles } from "../source/source-files.ts";

const VAGUE = ["utils", "util", "helpers", "helper", "common", "types", "misc"];
const KEBAB = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

/** File names are kebab-case and name one thing: no `utils`, no index files. */
export function nameProblems(root: string): string[] {
  return sourceFiles(root, "**/*.{ts,tsx,mjs,cjs,css}").flatMap(({ path }) => {
    const parts = path.replace(/\.(test|fault\.test|spec|routes|queries|d)?\.?[cm]?[jt]sx?$|\.css$/, "").split("/");
    const vague = parts.find((part) => VAGUE.includes(part));
    if (vague) return [`${path}: \`${vague}\` names nothing; name the thing, or leave it where it is used`];
    if (parts.at(-1) === "index") return [`${path}: no index files; a file is imported by its own name`];
    if (!parts.every((part) => KEBAB.test(part))) return [`${path}: names are kebab-case`];
    return [];
  });
}
