import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** Whom PostgreSQL runs as; empty when it may run as we do. */
export type Account = { uid?: number; gid?: number };

/** PostgreSQL refuses root, so root lends it an account without rights. */
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

/** Whether any account can walk to this folder: each folder on the way must let others through. */
export function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isOpenToAll(parent));
}
