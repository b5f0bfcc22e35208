import type { z } from "zod";
import { consumeLimit, contactKey } from "#api/account/record/account-limits.ts";
import { findAccount, isOpen, isUnverifiedSecondary } from "#api/account/record/find-account.ts";
import { isWithinSmsBudget, type SmsBudgetDeps } from "#api/account/record/sms-budget.ts";
import { validContact } from "#api/account/record/valid-contact.ts";
import { type SendSettings, sendCodeQuietly } from "#api/account/verification/send-code.ts";
import { type CaptchaDeps, requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Client } from "#api/platform/http/client.ts";
import type { forgotPassword as endpoint } from "#contract/account/account.ts";

type Body = z.infer<typeof endpoint.schema.body>;
type Deps = SmsBudgetDeps & CaptchaDeps & { db: Db; settings: SendSettings };

/** Sends a reset link by email or a reset code by SMS. The answer does not show whether the contact has an account. */
export async function forgotPassword(deps: Deps, client: Client, body: Body): Promise<{ requestId: string }> {
  const { db, settings } = deps;
  const contact = validContact(body);
  await requireCaptcha(deps, body.captchaToken, client.site);
  await consumeLimit(deps, "forgot", `${contactKey(settings.secrets, contact)}:${client.network}`);
  const isWithinBudget = await isWithinSmsBudget(deps, client.network, contact);
  const purpose = contact.channel === "email" ? "reset-email" : "reset-phone";
  const requestId = await inTransaction(db, async (tx) => {
    const found = await findAccount(tx, contact);
    const account = found && isOpen(found) && !isUnverifiedSecondary(found, contact) ? found : null;
    return sendCodeQuietly(tx, settings, { client, purpose, contact, account, isWithinBudget });
  });
  return { requestId };
}
