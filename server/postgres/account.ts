import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** The system account that PostgreSQL runs as; empty when it may run as ours. */
export type Account = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root, so root runs it as an account without rights. */
export function borrowedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return accountOf("postgres") ?? accountOf("nobody") ?? { uid: 65534, gid: 65534 };
}

function accountOf(name: string): Account | null {
  const ask = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: ask("-u"), gid: ask("-g") };
  } catch {
    return null;
  }
}

/** Whether any account can read this folder: each folder of its path must be accessible to others. */
export function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isOpenToAll(parent));
}
