import { randomUUID } from "node:crypto";
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { keepChallenge, takeChallenge } from "#api/account/challenge/challenge.ts";
import { tellOwner } from "#api/account/message/enqueue-account-message.ts";
import { lockAccount } from "#api/account/session/end-sessions.ts";
import { placeOf } from "#api/account/session/place.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { type PasskeyRow, passkeys } from "#api/schema/passkey.ts";
import { deviceWords } from "#domain/account/device-words.ts";
import { type RelyingParty, relyingParty } from "./relying-party.ts";

export const MOST_PASSKEYS = 10;
const NAME_LENGTH = 60;
/** Ed25519, P-256 and RSA, by the numbers WebAuthn gives them. */
const algorithms = [-8, -7, -257];

/** Asks a browser to make a passkey. One it has already is not made again. */
export async function startPasskey(request: FastifyRequest, account: AccountRow) {
  requireVerified(account);
  const { db } = request.server;
  const known = await db.select().from(passkeys).where(eq(passkeys.accountId, account.id));
  const { rpID, rpName } = relyingParty(request);
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
  const asked = { purpose: "passkey-add", accountId: account.id, content: options.challenge } as const;
  return { requestId: await keepChallenge(db, asked), options: { ...options } };
}

type Answered = { requestId: string; name: string; response: Record<string, unknown> };

export async function addPasskey(
  request: FastifyRequest,
  account: AccountRow,
  answered: Answered,
): Promise<PasskeyRow> {
  requireVerified(account);
  const { db, settings } = request.server;
  const challenge = await takeChallenge(db, answered.requestId, { purpose: "passkey-add", accountId: account.id });
  if (challenge === null) throw new Problem("code-expired");
  const credential = await madeCredential(relyingParty(request), challenge, answered.response);
  if (!credential) throw new Problem("validation", { fields: { response: "invalid" } });
  const name = answered.name.trim().slice(0, NAME_LENGTH) || deviceWords(request.headers["user-agent"]);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, account.id);
    const mine = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, account.id));
    if (mine.length >= MOST_PASSKEYS) throw new Problem("validation", { fields: { passkeys: "passkeys" } });
    const { id: credentialId, publicKey, counter, transports = [] } = credential;
    const row = { id: randomUUID(), accountId: account.id, credentialId, counter, transports, name };
    const [added] = await tx
      .insert(passkeys)
      .values({ ...row, publicKey: Buffer.from(publicKey) })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new Problem("validation", { fields: { response: "invalid" } });
    await tellOwner(tx, settings, account, { kind: "passkey-added", ...placeOf(request) });
    return added;
  });
}

/** A way in for good is for whoever proved a contact: nobody plants one in an account made in another's name. */
function requireVerified({ status }: AccountRow): void {
  if (status !== "active") throw new Problem("account-unverified");
}

/** What the browser made, or `null` for an answer to another question, from another site or of no sense at all. */
async function madeCredential(
  { rpID, expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  response: Record<string, unknown>,
): Promise<WebAuthnCredential | null> {
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
