import type { FastifyRequest } from "fastify";
import { requireRecent, requireUser } from "#api/account/session/require-user.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { readContact, type TypedContact } from "#domain/account/read-contact.ts";
import { mayMessage, requireReachable, spendOrRefuse } from "./record/account-limits.ts";
import { findAccount, isLoose, isProven } from "./record/find-account.ts";
import { ownAccount } from "./record/own-account.ts";
import { sendCode } from "./verification/send-code.ts";

/** Sends a code to a contact that is to be the account's. Nothing changes before it is proven. */
export async function updateRegistration(request: FastifyRequest, typed: TypedContact) {
  const { db } = request.server;
  const { userId } = requireUser(request.caller);
  const account = await ownAccount(db, userId);
  if (account.status !== "active") throw new Problem("account-unverified");
  const { session } = requireRecent(request.caller);
  const { contact, faults } = readContact(typed);
  if (!contact) throw new Problem("validation", { fields: faults });
  requireReachable(request, contact);
  await spendOrRefuse(request, "register", `user:${userId}`);
  const owner = await findAccount(db, contact);
  const isTaken = owner && (owner.id === userId ? isProven(owner, contact) : !isLoose(owner, contact));
  if (isTaken) throw new Problem("contact-taken");
  const purpose = contact.channel === "email" ? "verify-email" : "verify-phone";
  const isSent = await mayMessage(request, contact);
  const sessionFamily = session.family;
  return inTransaction(db, (tx) => sendCode(tx, { request, purpose, contact, account, sessionFamily, isSent }));
}
