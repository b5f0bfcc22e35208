import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILES = /^(?:manifest|server-build)-[^/]+\.js$/;
const MARKED = /(\/assets\/shell-[^"'`/]+\.css)#/g;

/**
 * The router marks styles that late parts need too with a `#`, so that they are fetched again and outlive the page that
 * linked them. The shell's are in every document for good: marked, they came twice, and the whole page was styled again
 * just when it came alive.
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
