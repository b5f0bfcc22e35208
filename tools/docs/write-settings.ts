import { readFileSync, writeFileSync } from "node:fs";
import { withSettings } from "./settings-part.ts";

/** Writes the table of settings into README; a test fails when it is out of date. */
writeFileSync("README.md", withSettings(readFileSync("README.md", "utf8")));
