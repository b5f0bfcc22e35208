import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#server/root.ts";
import { catalogueFiles } from "./catalogue-files.ts";

// `node tools/catalogue/write-catalogue-files.ts`: the template of an import, from the columns that it reads.
const folder = join(ROOT, "docs/examples/template");
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(catalogueFiles())) writeFileSync(join(folder, name), content);
