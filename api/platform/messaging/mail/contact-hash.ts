import { createHmac } from "node:crypto";

/** Keyed hashes of an address, one for each of our secrets, so that rows outlive a rotation; the first is that of new rows. */
export function contactHashes(secrets: readonly string[], address: string): Buffer[] {
  const written = address.trim().toLowerCase();
  return secrets.map((secret) => createHmac("sha256", secret).update(`mail-contact:${written}`).digest());
}
