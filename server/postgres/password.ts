import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import type { Account } from "./account.ts";
import { giveTo } from "./installation.ts";

/** The password of this cluster, generated at first use and stored where only its account can read it. */
export function clusterPassword(file: string, account: Account): string {
  if (!existsSync(file) || statSync(file).size === 0) {
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
    giveTo(account, file);
  }
  return readFileSync(file, "utf8").trim();
}

/** The password of each role. One does not reveal another. */
export function rolePassword(password: string, role: string): string {
  return createHmac("sha256", password).update(role).digest("base64url");
}
