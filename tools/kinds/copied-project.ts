import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "#server/root.ts";
import { scanFiles } from "#tools/source/scan-imports.ts";

const LAYERS = ["domain", "contract", "api", "web", "sandbox", "server"];
const TEST = /\.test\.tsx?$|^(?:e2e|seed|tools|api\/testing)\//;
const COMPILER = "node_modules/typescript/bin/tsc";

const run = promisify(execFile);

export type CopiedProject = {
  root: string;
  /** Replaces a text that stands once in a file. */
  edit: (path: string, from: string, to: string) => void;
  /** The files that have been edited. */
  edited: () => string[];
  /** What the compiler reports about these files and what they import, one line each, by the path of its file. */
  compile: (files: readonly string[]) => Promise<string[]>;
  /** The JSON that a program of the copy prints. */
  print: (program: string) => Promise<unknown>;
};

/** Runs work on a copy of the code, in which nothing else notices what it changes. */
export async function inCopiedProject<T>(work: (copy: CopiedProject) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), "copied-project-"));
  try {
    for (const name of [...LAYERS, "package.json", "tsconfig.base.json"])
      cpSync(join(ROOT, name), join(root, name), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "dir");
    return await work(copiedProject(root));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The files of the product that import one of these modules, and the modules. */
export function importersOf(modules: readonly string[]): string[] {
  const importers = scanFiles(ROOT).filter(
    ({ path, imports }) => !TEST.test(path) && imports.some(({ file }) => modules.includes(file)),
  );
  return [...modules, ...importers.map(({ path }) => path)];
}

function configFor(files: readonly string[]) {
  const compilerOptions = {
    ...{ composite: false, emitDeclarationOnly: false, noEmit: true, jsx: "react-jsx" },
    lib: ["es2024", "esnext.intl", "esnext.iterator", "esnext.collection", "dom", "dom.iterable"],
    types: ["node", "vite/client"],
  };
  return { extends: "./tsconfig.base.json", compilerOptions, files };
}

function copiedProject(root: string): CopiedProject {
  const edited = new Set<string>();
  return {
    root,
    edit: (path, from, to) => {
      const text = readFileSync(join(root, path), "utf8");
      if (text.split(from).length !== 2) throw new Error(`${path} has “${from}” not exactly once.`);
      writeFileSync(
        join(root, path),
        text.replace(from, () => to),
      );
      edited.add(path);
    },
    edited: () => [...edited].toSorted(),
    compile: async (files) => {
      writeFileSync(join(root, "tsconfig.json"), JSON.stringify(configFor(files)));
      const compiling = run(process.execPath, [join(ROOT, COMPILER), "-p", root], { cwd: root });
      const { stdout } = await compiling.catch((error: { stdout: string }) => error);
      return stdout.split("\n").filter((line) => line.includes("error TS"));
    },
    print: async (program) => {
      const { stdout } = await run(process.execPath, ["--input-type=module-typescript", "-e", program], { cwd: root });
      return JSON.parse(stdout);
    },
  };
}
