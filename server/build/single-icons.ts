import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const IMPORT = /import \{([^}]+)\} from "lucide-react";/g;
const EXPORT = /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/** The file of each icon name, as in the package's index. */
function filesOfIcons(): Map<string, string> {
  const root = dirname(createRequire(import.meta.url).resolve("lucide-react/package.json"));
  const barrel = readFileSync(join(root, "dist/esm/lucide-react.mjs"), "utf8");
  const names = (list: string) => [...list.matchAll(/default as (\w+)/g)].map(([, name]) => name as string);
  return new Map(
    [...barrel.matchAll(EXPORT)].flatMap(([, list = "", file = ""]) =>
      names(list).map((name) => [name, file] as const),
    ),
  );
}

/**
 * Imports each icon from its own file: through the index of the package the bundler puts the icons of all pages
 * together.
 */
export function importSingleIcons(code: string, files = filesOfIcons()): string {
  return code.replace(IMPORT, (_, list: string) =>
    list
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => singleImport(part, files))
      .join(" "),
  );
}

function singleImport(part: string, files: ReadonlyMap<string, string>): string {
  const [name = "", alias = name] = part.split(/\s+as\s+/);
  const file = files.get(name);
  if (part.startsWith("type ") || !file) return `import { ${part} } from "lucide-react";`;
  return `import ${alias} from "lucide-react/icons/${file}";`;
}

export function singleIcons() {
  const files = filesOfIcons();
  return {
    name: "single-icons",
    enforce: "pre" as const,
    transform: {
      filter: { id: /\/web\/.*\.tsx?(\?|$)/, code: /from "lucide-react";/ },
      handler: (code: string) => ({ code: importSingleIcons(code, files), map: null }),
    },
  };
}
