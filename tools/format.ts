import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "#server/root.ts";

/** Formats, sorts imports and applies the fixes of the linter. */
const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
const { status } = spawnSync(process.execPath, [biome, "check", "--write", "."], { cwd: ROOT, stdio: "inherit" });
process.exitCode = status ?? 1;
