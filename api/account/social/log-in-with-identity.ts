import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { tellOwner } from "#api/account/message/enqueue-account-message.ts";
import { findAccount, freeLooseContact, isOpen } from "#api/account/record/find-account.ts";
import { lockAccount } from "#api/account/session/end-sessions.ts";
import { type Opened, openSession } from "#api/account/session/open-session.ts";
import { placeOf } from "#api/account/session/place.ts";
import { requireRecent } from "#api/account/session/require-user.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts, socialIdentities } from "#api/schema/account.ts";
import type { Platform } from "./issuers.ts";
import type { Proven } from "./read-id-token.ts";

/** Logs in whom an issuer named: a known identity, the account that asks, one with the same proven address, or a new one. */
export async function logInProven(request: FastifyRequest, platform: Platform, proven: Proven): Promise<Opened> {
  return inTransaction(request.server.db, async (tx) => {
    await lockNames(tx, [`social:${proven.issuer}:${proven.subject}`, `contact:${proven.email}`]);
    const known = await knownAccount(tx, proven);
    const linked = known ? null : await linkedAccount(tx, request, proven);
    const account = known ?? linked ?? (await newAccount(tx, request, proven));
    if (!known) await link(tx, platform, proven, account.id);
    const news = { kind: "social-linked", platform, ...placeOf(request) } as const;
    if (linked) await tellOwner(tx, request.server.settings, linked, news);
    return openSession(tx, request, account, "social");
  });
}

async function knownAccount(tx: Tx, { issuer, subject }: Proven): Promise<AccountRow | null> {
  const { accountId } = socialIdentities;
  const isSame = and(eq(socialIdentities.issuer, issuer), eq(socialIdentities.subject, subject));
  const [identity] = await tx.select({ accountId }).from(socialIdentities).where(isSame);
  return identity ? openAccount(tx, identity.accountId) : null;
}

/**
 * An account that exists already: the one that asks, when it has just shown who it is; or that of the address, when both
 * the issuer and we have checked it. An address nobody proved to us is no reason to hand an account over.
 */
async function linkedAccount(tx: Tx, request: FastifyRequest, { email }: Proven): Promise<AccountRow | null> {
  if (request.caller.kind === "user") return requireActive(await openAccount(tx, requireRecent(request.caller).userId));
  if (email === null) return null;
  const contact = { channel: "email", recipient: email, parts: null } as const;
  await freeLooseContact(tx, contact);
  const found = await findAccount(tx, contact);
  if (!found) return null;
  const account = await openAccount(tx, found.id);
  if (account.emailVerifiedAt === null) throw new Problem("contact-taken", { details: { logInFirst: true } });
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

async function newAccount(tx: Tx, request: FastifyRequest, proven: Proven): Promise<AccountRow> {
  const { email, firstName, lastName } = proven;
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
      siteId: request.site.siteId,
      language: request.language,
      createdAt: sql`app_now()`,
    })
    .returning();
  await tellOwner(tx, request.server.settings, account as AccountRow, { kind: "welcome" });
  return account as AccountRow;
}

async function link(tx: Tx, platform: Platform, { issuer, subject }: Proven, accountId: string): Promise<void> {
  await tx.insert(socialIdentities).values({ issuer, subject, platform, accountId, createdAt: sql`app_now()` });
}
