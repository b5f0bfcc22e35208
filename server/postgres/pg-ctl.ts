import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Installation } from "./installation.ts";

const execute = promisify(execFile);

/** Runs one of PostgreSQL's programs as the account of the cluster. */
export async function runProgram(
  { native, account }: Installation,
  name: "initdb" | "pg_ctl",
  args: string[],
): Promise<void> {
  await execute(join(native, "bin", name), args, {
    ...account,
    cwd: dirname(native),
    timeout: 60_000,
    env: { ...process.env, LC_ALL: "C", PGOPTIONS: "", HOME: dirname(native) },
  });
}

export async function isRunning(installation: Installation, data: string): Promise<boolean> {
  try {
    await runProgram(installation, "pg_ctl", ["-D", data, "status"]);
    return true;
  } catch {
    return false;
  }
}

/** The port in the pid file of the running server. */
export function portOf(data: string): number {
  return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[3]);
}
