import type { AuthenticationResponseJSON, AuthenticatorTransport } from "@simplewebauthn/server";
import { eq, sql } from "drizzle-orm";
import { consumeChallenge, storeChallenge } from "#api/account/challenge/challenge.ts";
import { isOpen } from "#api/account/record/find-account.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { type Browser, type OpenedSession, openSession, type SessionDeps } from "#api/account/session/open-session.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type PasskeyRow, passkeys } from "#api/schema/passkey.ts";
import { type RelyingParty, relyingParty } from "./relying-party.ts";
import { loadWebauthn } from "./webauthn.ts";

type Deps = { db: Db; settings: Pick<Settings, "appEnv"> };

/** The options with which a browser signs in with any passkey of this site; the user does not enter a name first. */
export async function startPasskeyLogin({ db, settings }: Deps, client: Client) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const { rpID } = relyingParty(client, settings);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  const challenge = { purpose: "passkey-login", accountId: null, content: options.challenge } as const;
  return { requestId: await storeChallenge(db, challenge), options: { ...options } };
}

type Signed = { requestId: string; response: Record<string, unknown> };

/** Logs in the owner of a passkey. A counter that does not grow indicates a copied passkey, which is refused. */
export async function logInWithPasskey(
  deps: Deps & SessionDeps,
  browser: Browser,
  { requestId, response }: Signed,
): Promise<OpenedSession> {
  const { db, settings } = deps;
  const challenge = await consumeChallenge(db, requestId, { purpose: "passkey-login", accountId: null });
  if (challenge === null) throw new Problem("code-expired");
  const known = await passkeyOf(db, response);
  if (!known) throw new Problem("wrong-credentials");
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, known.accountId);
    const passkey = await passkeyOf(tx, response);
    if (!passkey || !account || !isOpen(account)) throw new Problem("wrong-credentials");
    const counter = await newCounter(relyingParty(browser, settings), passkey, challenge, response);
    if (counter === null) throw new Problem("wrong-credentials");
    await tx.update(passkeys).set({ counter, lastUsedAt: sql`app_now()` }).where(eq(passkeys.id, passkey.id));
    return openSession(tx, deps, { account, via: "passkey", browser });
  });
}

async function passkeyOf(tx: Tx, { id }: Record<string, unknown>): Promise<PasskeyRow | undefined> {
  if (typeof id !== "string" || id.length > 2_000) return undefined;
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, id));
  return row;
}

/** The counter of a valid signature, or `null`. */
async function newCounter(
  { rpID, expectedOrigin }: RelyingParty,
  { credentialId, publicKey, counter, transports }: PasskeyRow,
  expectedChallenge: string,
  response: Record<string, unknown>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebauthn();
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
