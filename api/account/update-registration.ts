import { type CaptchaDeps, requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { UserCaller } from "#api/platform/http/caller.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { TypedContact } from "#domain/account/read-contact.ts";
import { consumeLimit } from "./record/account-limits.ts";
import { findAccount, isUnverifiedSecondary, isVerified } from "./record/find-account.ts";
import { ownAccount } from "./record/own-account.ts";
import { isWithinSmsBudget, requireSmsCountry, type SmsBudgetDeps } from "./record/sms-budget.ts";
import { validContact } from "./record/valid-contact.ts";
import { requireRecent } from "./session/require-user.ts";
import { type SendSettings, sendCode } from "./verification/send-code.ts";

type Deps = SmsBudgetDeps & CaptchaDeps & { db: Db; settings: SendSettings & Pick<Settings, "smsDialCodes"> };

/** Sends a code to the new contact of an account. The contact changes only when the code is entered. */
export async function updateRegistration(
  deps: Deps,
  client: Client,
  user: UserCaller,
  { captchaToken, ...typed }: TypedContact & { captchaToken?: string | undefined },
) {
  const { db, settings } = deps;
  const { userId } = user;
  const account = await ownAccount(db, userId);
  if (account.status !== "active") throw new Problem("account-unverified");
  const { session } = requireRecent(user);
  const contact = validContact(typed);
  requireSmsCountry(settings, contact);
  await requireCaptcha(deps, captchaToken, client.site);
  await consumeLimit(deps, "register", `user:${userId}`);
  const owner = await findAccount(db, contact);
  const isTaken = owner && (owner.id === userId ? isVerified(owner, contact) : !isUnverifiedSecondary(owner, contact));
  if (isTaken) throw new Problem("contact-taken");
  const purpose = contact.channel === "email" ? "verify-email" : "verify-phone";
  const isWithinBudget = await isWithinSmsBudget(deps, client.network, contact);
  const sessionFamily = session.family;
  const sending = { client, purpose, contact, account, sessionFamily, isWithinBudget } as const;
  return inTransaction(db, (tx) => sendCode(tx, settings, sending));
}
