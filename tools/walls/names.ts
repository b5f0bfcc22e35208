import { sourceFiles } from "./source-files.ts";

const BOXES = ["utils", "util", "helpers", "helper", "common", "types", "misc"];
const KEBAB = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

/** A file says what it holds: no boxes for anything, no index files, kebab-case throughout. */
export function nameProblems(root: string): string[] {
  return sourceFiles(root, "**/*.{ts,tsx,mjs,cjs,css}").flatMap(({ path }) => {
    const parts = path.replace(/\.(test|fault\.test|spec|routes|queries|d)?\.?[cm]?[jt]sx?$|\.css$/, "").split("/");
    const box = parts.find((part) => BOXES.includes(part));
    if (box) return [`${path}: \`${box}\` says nothing; name the thing, or leave it where it is used`];
    if (parts.at(-1) === "index") return [`${path}: no index files; a file is imported by its own name`];
    if (!parts.every((part) => KEBAB.test(part))) return [`${path}: names are kebab-case`];
    return [];
  });
}
