import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILES = /^(?:manifest|server-build)-[^/]+\.js$/;
const MARKED = /(\/assets\/shell-[^"'`/]+\.css)#/g;

/**
 * The router adds a `#` to styles that lazy parts also need, so that they are loaded again and stay after a page
 * change. The styles of the shell are in every document anyway: with the mark they were loaded twice, and the page was
 * restyled during hydration.
 */
export function keepShellStyles(buildDir: string): void {
  for (const side of ["client", "server"]) {
    const folder = join(buildDir, side, "assets");
    for (const name of readdirSync(folder)) {
      if (!FILES.test(name)) continue;
      const file = join(folder, name);
      const text = readFileSync(file, "utf8");
      if (text.search(MARKED) >= 0) writeFileSync(file, text.replace(MARKED, "$1"));
    }
  }
}
