import { readFileSync, writeFileSync } from "node:fs";
import { withSettings } from "./settings-part.ts";

/** Writes the table of settings into README; a test tells when it has not been done. */
writeFileSync("README.md", withSettings(readFileSync("README.md", "utf8")));
