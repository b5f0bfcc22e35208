import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Marks that minifying leaves in place, of packages that must not travel to a browser. */
const MARKS: Record<string, RegExp> = {
  zod: /\$ZodType|ZodError|\._zod\b/,
  pg: /scram-sha-256|SCRAM-SHA-256/i,
  fastify: /FST_ERR_/,
};

/** Packages of the server found in what a browser would load. */
export function serverCodeInBundle(client: string): string[] {
  const scripts = globSync("assets/**/*.js", { cwd: client });
  if (scripts.length === 0) return ["No script was found in the build."];
  return scripts.flatMap((path) => {
    const text = readFileSync(join(client, path), "utf8");
    const found = Object.keys(MARKS).filter((name) => MARKS[name]?.test(text));
    return found.map((name) => `${path} carries ${name} into the browser`);
  });
}
