import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { notifyOwner } from "#api/account/message/enqueue-account-message.ts";
import { findAccount, isOpen, releaseUnverifiedSecondary } from "#api/account/record/find-account.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { clientLabel } from "#api/account/session/client-label.ts";
import { type Browser, type OpenedSession, openSession, type SessionDeps } from "#api/account/session/open-session.ts";
import { requireRecent } from "#api/account/session/require-user.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import { type AccountRow, accounts, socialIdentities } from "#api/schema/account.ts";
import type { Identity } from "./read-id-token.ts";

type Deps = SessionDeps & { db: Db };
type SocialLogin = { platform: SocialPlatform; identity: Identity; caller: Caller; browser: Browser };

/**
 * Logs in the owner of an identity: the account linked to it, else the account of the caller, else the account with the
 * same verified email address, else a new account.
 */
export async function logInWithIdentity(deps: Deps, login: SocialLogin): Promise<OpenedSession> {
  const { platform, identity, caller, browser } = login;
  const { settings } = deps;
  return inTransaction(deps.db, async (tx) => {
    await lockNames(tx, [`social:${identity.issuer}:${identity.subject}`, `contact:${identity.email}`]);
    const known = await knownAccount(tx, identity);
    const linked = known ? null : await linkedAccount(tx, caller, identity);
    const account = known ?? linked ?? (await newAccount(tx, settings, browser, identity));
    if (!known) await link(tx, platform, identity, account.id);
    const message = { kind: "social-linked", platform, ...clientLabel(browser) } as const;
    if (linked) await notifyOwner(tx, settings, linked, message);
    return openSession(tx, deps, { account, via: "social", platform, browser });
  });
}

async function knownAccount(tx: Tx, { issuer, subject }: Identity): Promise<AccountRow | null> {
  const { accountId } = socialIdentities;
  const isSame = and(eq(socialIdentities.issuer, issuer), eq(socialIdentities.subject, subject));
  const [identity] = await tx.select({ accountId }).from(socialIdentities).where(isSame);
  return identity ? openAccount(tx, identity.accountId) : null;
}

/**
 * An existing account: that of the caller, who must have authenticated recently, or that of the email address if both the
 * issuer and we verified it and the issuer manages it. Any other address does not give access to an account.
 */
async function linkedAccount(tx: Tx, caller: Caller, { email, isOfIssuer }: Identity): Promise<AccountRow | null> {
  if (caller.kind === "user") return requireActive(await openAccount(tx, requireRecent(caller).userId));
  if (email === null) return null;
  const contact = { channel: "email", recipient: email, parts: null } as const;
  await releaseUnverifiedSecondary(tx, contact);
  const found = await findAccount(tx, contact);
  if (!found) return null;
  const account = await openAccount(tx, found.id);
  if (account.emailVerifiedAt === null || !isOfIssuer)
    throw new Problem("contact-taken", { details: { logInFirst: true } });
  return account;
}

function requireActive(account: AccountRow): AccountRow {
  if (account.status !== "active") throw new Problem("account-unverified");
  return account;
}

async function openAccount(tx: Tx, id: string): Promise<AccountRow> {
  const account = await lockAccount(tx, id);
  if (!account || !isOpen(account)) throw new Problem("wrong-credentials");
  return account;
}

async function newAccount(
  tx: Tx,
  settings: Deps["settings"],
  { site, language }: Client,
  { email, firstName, lastName }: Identity,
): Promise<AccountRow> {
  const [account] = await tx
    .insert(accounts)
    .values({
      id: randomUUID(),
      type: "social",
      status: email === null ? "unverified" : "active",
      firstName,
      lastName,
      email,
      emailVerifiedAt: email === null ? null : sql`app_now()`,
      siteId: site.siteId,
      language,
      createdAt: sql`app_now()`,
    })
    .returning();
  await notifyOwner(tx, settings, account as AccountRow, { kind: "welcome" });
  return account as AccountRow;
}

async function link(tx: Tx, platform: SocialPlatform, { issuer, subject }: Identity, accountId: string): Promise<void> {
  await tx.insert(socialIdentities).values({ issuer, subject, platform, accountId, createdAt: sql`app_now()` });
}
