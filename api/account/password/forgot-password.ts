import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { forgotPassword as endpoint } from "#contract/account.ts";
import { readContact } from "#domain/account/read-contact.ts";
import { contactKey, mayMessage, spendOrRefuse } from "../record/account-limits.ts";
import { findAccount, isLoose, isOpen } from "../record/find-account.ts";
import { sendCodeQuietly } from "../verification/send-code.ts";

type Body = z.infer<typeof endpoint.schema.body>;

/** Sends what a new password is set with: a link by mail, a code by SMS. Whether anybody has the contact is not told. */
export async function forgotPassword(request: FastifyRequest, body: Body): Promise<{ requestId: string }> {
  const { contact, faults } = readContact(body);
  if (!contact) throw new Problem("validation", { fields: faults });
  await requireCaptcha(request.server, body.captchaToken, request.site);
  await spendOrRefuse(request, "forgot", `${contactKey(request, contact)}:${request.network}`);
  const isSent = await mayMessage(request, contact);
  const purpose = contact.channel === "email" ? "reset-email" : "reset-phone";
  const requestId = await inTransaction(request.server.db, async (tx) => {
    const found = await findAccount(tx, contact);
    const account = found && isOpen(found) && !isLoose(found, contact) ? found : null;
    return sendCodeQuietly(tx, { request, purpose, contact, account, isSent });
  });
  return { requestId };
}
