import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { sessions } from "#api/schema/account.ts";
import type { confirmIdentity as endpoint } from "#contract/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import { checkOwnPassword } from "./password/check-own-password.ts";
import { mayMessage } from "./record/account-limits.ts";
import { isProven } from "./record/find-account.ts";
import { ownAccount } from "./record/own-account.ts";
import { sendCode } from "./verification/send-code.ts";
import { spendCode, tryCode } from "./verification/try-code.ts";

type Body = z.infer<typeof endpoint.schema.body>;

/** The owner shows once more who they are, by password or by a code; this login may do what hurts for some minutes. */
export async function confirmIdentity(request: FastifyRequest, { password, token, requestId }: Body): Promise<void> {
  const { db, settings } = request.server;
  const { userId, session } = requireUser(request.caller);
  let codeId: string | null = null;
  if (password !== undefined) await checkOwnPassword(request, await ownAccount(db, userId), password);
  else if (token !== undefined && requestId !== undefined) {
    const trying = { purpose: "confirm", requestId, code: token, sessionFamily: session.family } as const;
    codeId = (await tryCode(db, settings, trying)).id;
  } else throw new Problem("validation", { fields: { password: "required" } });
  await inTransaction(db, async (tx) => {
    if (codeId) await spendCode(tx, codeId);
    await tx
      .update(sessions)
      .set({ confirmedAt: sql`app_now()` })
      .where(and(eq(sessions.accountId, userId), eq(sessions.family, session.family), isNull(sessions.revokedAt)));
  });
}

/** Sends that code, to a contact the owner has proven. */
export async function sendIdentityCode(request: FastifyRequest, channel: Contact["channel"]) {
  const { db } = request.server;
  const { userId, session } = requireUser(request.caller);
  const account = await ownAccount(db, userId);
  const { email, phone, phoneParts } = account;
  const mail: Contact | null = email ? { channel: "email", recipient: email, parts: null } : null;
  const sms: Contact | null = phone && phoneParts ? { channel: "phone", recipient: phone, parts: phoneParts } : null;
  const contact = channel === "email" ? mail : sms;
  if (!contact || !isProven(account, contact)) throw new Problem("account-unverified");
  const isSent = await mayMessage(request, contact);
  const sending = { request, purpose: "confirm", contact, account, sessionFamily: session.family, isSent } as const;
  return inTransaction(db, (tx) => sendCode(tx, sending));
}
