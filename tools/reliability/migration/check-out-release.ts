import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { throwawayFolder } from "#server/postgres/throwaway-folder.ts";
import { ROOT } from "#server/root.ts";
import type { CleanupStack } from "#server/start/cleanup-stack.ts";

/**
 * The last release before migration 0076. Both releases of a bench share one sandbox, so the previous one must speak the
 * partners' formats of today: payments, mail and SMS. An older release cannot.
 */
export const RELEASE_BEFORE = "c461c1b7";

/** A folder with the files of a commit and the packages of this checkout. */
export function checkOutRelease(commit: string, cleanup: CleanupStack): string {
  const { folder, remove } = throwawayFolder("mabeet-release-");
  cleanup.add(async () => remove());
  const archive = execFileSync("git", ["archive", commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x"], { cwd: folder, input: archive });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "dir");
  return folder;
}
