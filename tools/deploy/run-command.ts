import type { ImportSummary } from "#api/import/import-homes.ts";
import type { Production } from "./prepare-production.ts";
import { runInRelease } from "./release-process.ts";

/** Runs a command of the release and returns what it prints; one that fails throws it. */
export async function runCommand({ root, env }: Production, args: readonly string[]): Promise<string> {
  const { code, stdout, out } = await runInRelease(root, args, env);
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}:\n${out}`);
  return stdout;
}

/** Imports a folder of homes, as an operator does. */
export async function importCatalogue(
  production: Production,
  folder: string,
  ...options: string[]
): Promise<ImportSummary> {
  const audit = ["--by", "Huda", "--reason", "Homes of the example"];
  return JSON.parse(await runCommand(production, ["server/operator.ts", "import-homes", folder, ...audit, ...options]));
}
