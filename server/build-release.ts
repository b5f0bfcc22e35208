import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildPages, compressPages } from "#server/build/build-pages.ts";
import { isRelease } from "#server/build/release.ts";
import { writeRelease } from "#server/build/write-release.ts";
import { explainError } from "#server/error/explain-error.ts";
import { StartError } from "#server/error/start-error.ts";
import { ROOT } from "./root.ts";

// `npm run build -- --out /opt/mabeet`: builds the product and writes all that production needs into one folder.
process.env.NODE_ENV = "production";
try {
  const { values } = parseArgs({ options: { out: { type: "string", default: "release" } } });
  if (isRelease(ROOT)) throw new StartError("This folder is a release already: build in a checkout.");
  const out = resolve(ROOT, values.out);
  const built = await buildPages({ root: ROOT });
  console.log(`  pages     ${built ? "built" : "up to date"}`);
  await compressPages({ root: ROOT, waits: true });
  console.log(`  release   ${writeRelease(ROOT, out)} in ${out}`);
} catch (error) {
  console.error(explainError(error, process.env.LOG_LEVEL));
  process.exitCode = 1;
}
