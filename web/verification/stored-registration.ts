import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { STORED_REGISTRATION } from "#web/shared/registration-key.ts";
import type { NewAccount } from "./new-account.ts";

/** Later a guest starts again, or uses the link of the email. */
const MAX_AGE_MS = 30 * 60_000;

type Stored = { at: number; account: NewAccount };

/** Keeps the step of the code for a reload of this tab; never the password. */
export function storeRegistration(account: NewAccount): void {
  const stored: Stored = { at: Date.now(), account: { ...account, password: null } };
  writeStored(sessionStorage, STORED_REGISTRATION, stored);
}

/** The registration that this tab waits for a code of, with what is left of the code's times. */
export function storedRegistration(): NewAccount | null {
  const stored = readStored<Stored>(sessionStorage, STORED_REGISTRATION);
  if (!stored?.account?.sent || !(Date.now() - stored.at < MAX_AGE_MS)) return null;
  const passed = Math.floor((Date.now() - stored.at) / 1_000);
  const { requestId, expiresIn, retryAfter } = stored.account.sent;
  const left = (seconds: number) => Math.max(0, seconds - passed);
  return { ...stored.account, sent: { requestId, expiresIn: left(expiresIn), retryAfter: left(retryAfter) } };
}

export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(STORED_REGISTRATION);
  } catch {
    // A browser without storage has stored nothing.
  }
}
