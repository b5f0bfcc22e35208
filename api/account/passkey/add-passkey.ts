import { randomUUID } from "node:crypto";
import type { RegistrationResponseJSON, WebAuthnCredential } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { consumeChallenge, storeChallenge } from "#api/account/challenge/challenge.ts";
import { notifyOwner } from "#api/account/message/enqueue-account-message.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { clientLabel } from "#api/account/session/client-label.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { type PasskeyRow, passkeys } from "#api/schema/passkey.ts";
import { deviceName } from "#domain/account/device-name.ts";
import { type RelyingParty, relyingParty } from "./relying-party.ts";
import { loadWebauthn } from "./webauthn.ts";

export const MAX_PASSKEYS = 10;
const MAX_NAME_LENGTH = 60;
/** Ed25519, P-256 and RSA, by their COSE numbers. */
const algorithms = [-8, -7, -257];

type Deps = { db: Db; settings: Pick<Settings, "appEnv" | "sealKeys"> };

/** The options with which a browser creates a passkey. They exclude the passkeys that the account has already. */
export async function startPasskey({ db, settings }: Deps, client: Client, account: AccountRow) {
  requireVerified(account);
  const known = await db.select().from(passkeys).where(eq(passkeys.accountId, account.id));
  const { generateRegistrationOptions } = await loadWebauthn();
  const { rpID, rpName } = relyingParty(client, settings);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: Uint8Array.from(Buffer.from(account.id)),
    userName: account.email ?? account.phone ?? account.firstName,
    userDisplayName: `${account.firstName} ${account.lastName}`,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const challenge = { purpose: "passkey-add", accountId: account.id, content: options.challenge } as const;
  return { requestId: await storeChallenge(db, challenge), options: { ...options } };
}

type NewPasskey = { requestId: string; name: string; response: Record<string, unknown> };

export async function addPasskey(
  { db, settings }: Deps,
  client: Client,
  account: AccountRow,
  { requestId, name: typedName, response }: NewPasskey,
): Promise<PasskeyRow> {
  requireVerified(account);
  const challenge = await consumeChallenge(db, requestId, { purpose: "passkey-add", accountId: account.id });
  if (challenge === null) throw new Problem("code-expired");
  const credential = await verifiedCredential(relyingParty(client, settings), challenge, response);
  if (!credential) throw new Problem("validation", { fields: { response: "invalid" } });
  const name = typedName.trim().slice(0, MAX_NAME_LENGTH) || deviceName(client.userAgent);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, account.id);
    const existing = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, account.id));
    if (existing.length >= MAX_PASSKEYS) throw new Problem("validation", { fields: { passkeys: "passkeys" } });
    const { id: credentialId, publicKey, counter, transports = [] } = credential;
    const row = { id: randomUUID(), accountId: account.id, credentialId, counter, transports, name };
    const [added] = await tx
      .insert(passkeys)
      .values({ ...row, publicKey: Buffer.from(publicKey) })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new Problem("validation", { fields: { response: "invalid" } });
    await notifyOwner(tx, settings, account, { kind: "passkey-added", ...clientLabel(client) });
    return added;
  });
}

/** A passkey needs a verified contact, so that nobody adds one to an account registered with somebody else's contact. */
function requireVerified({ status }: AccountRow): void {
  if (status !== "active") throw new Problem("account-unverified");
}

/** The credential that the browser created, or `null` for a wrong challenge, a wrong site or malformed input. */
async function verifiedCredential(
  { rpID, expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  response: Record<string, unknown>,
): Promise<WebAuthnCredential | null> {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null;
  }
}
