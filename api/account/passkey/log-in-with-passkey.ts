import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { keepChallenge, takeChallenge } from "#api/account/challenge/challenge.ts";
import { isOpen } from "#api/account/record/find-account.ts";
import { lockAccount } from "#api/account/session/end-sessions.ts";
import { type Opened, openSession } from "#api/account/session/open-session.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type PasskeyRow, passkeys } from "#api/schema/passkey.ts";
import { relyingParty } from "./relying-party.ts";

/** Asks whatever passkey a browser has for this site: nobody says who they are first. */
export async function startPasskeyLogin(request: FastifyRequest) {
  const { rpID } = relyingParty(request);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  const asked = { purpose: "passkey-login", accountId: null, content: options.challenge } as const;
  return { requestId: await keepChallenge(request.server.db, asked), options: { ...options } };
}

type Answered = { requestId: string; response: Record<string, unknown> };

/** Logs in whoever holds the key. A counter that does not grow tells of a copy, and is refused like a wrong key. */
export async function logInWithPasskey(request: FastifyRequest, answered: Answered): Promise<Opened> {
  const { db } = request.server;
  const challenge = await takeChallenge(db, answered.requestId, { purpose: "passkey-login", accountId: null });
  if (challenge === null) throw new Problem("code-expired");
  const known = await passkeyOf(db, answered.response);
  if (!known) throw new Problem("wrong-credentials");
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, known.accountId);
    const passkey = await passkeyOf(tx, answered.response);
    if (!passkey || !account || !isOpen(account)) throw new Problem("wrong-credentials");
    const counter = await newCounter(request, passkey, challenge, answered.response);
    if (counter === null) throw new Problem("wrong-credentials");
    await tx.update(passkeys).set({ counter, lastUsedAt: sql`app_now()` }).where(eq(passkeys.id, passkey.id));
    return openSession(tx, request, account, "passkey");
  });
}

async function passkeyOf(tx: Tx, { id }: Record<string, unknown>): Promise<PasskeyRow | undefined> {
  if (typeof id !== "string" || id.length > 2_000) return undefined;
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, id));
  return row;
}

async function newCounter(
  request: FastifyRequest,
  { credentialId, publicKey, counter, transports }: PasskeyRow,
  expectedChallenge: string,
  response: Record<string, unknown>,
): Promise<number | null> {
  const { rpID, expectedOrigin } = relyingParty(request);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(publicKey),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
