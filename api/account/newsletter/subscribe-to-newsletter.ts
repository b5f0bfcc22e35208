import { and, isNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { enqueueAccountMessage } from "#api/account/message/enqueue-account-message.ts";
import { hashToken, newToken } from "#api/account/session/session-token.ts";
import { type CaptchaDeps, requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { newsletterSubscriptions } from "#api/schema/account.ts";
import type { subscribeToNewsletter as endpoint } from "#contract/account/profile.ts";
import { readEmail } from "#domain/field/person.ts";
import { sites } from "#domain/site/sites.ts";

type Body = z.infer<typeof endpoint.schema.body>;
type Deps = CaptchaDeps & { settings: Pick<Settings, "sealKeys"> };

/** Sends a confirmation link to an address, at most once an hour. The answer is the same for every address. */
export async function subscribeToNewsletter(deps: Deps, client: Pick<Client, "site">, typed: Body): Promise<void> {
  const email = readEmail(typed.email);
  if (email === null)
    throw new Problem("validation", { fields: { email: typed.email.trim() === "" ? "required" : "email" } });
  const site = sites.find(({ siteId }) => siteId === typed.siteId);
  if (!site) throw new Problem("validation", { fields: { siteId: "invalid" } });
  await requireCaptcha(deps, typed.captchaToken, client.site);
  const { db, settings } = deps;
  const link = newToken();
  const { siteId } = site;
  const subscription = { email, siteId, language: typed.locale, linkHash: hashToken(link) };
  await inTransaction(db, async (tx) => {
    const addressee = { channel: "email", recipient: email, siteId, language: typed.locale, firstName: "" } as const;
    if (await needsConfirmation(tx, subscription))
      await enqueueAccountMessage(tx, settings, addressee, { kind: "newsletter", link });
  });
}

type Subscription = Pick<typeof newsletterSubscriptions.$inferInsert, "email" | "siteId" | "language" | "linkHash">;

/** Whether a link must be sent: not to a confirmed address, and not again within an hour. */
async function needsConfirmation(tx: Tx, subscription: Subscription): Promise<boolean> {
  const { email, confirmedAt, askedAt } = newsletterSubscriptions;
  const now = sql`app_now()`;
  const rows = await tx
    .insert(newsletterSubscriptions)
    .values({ ...subscription, askedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: email,
      set: { ...subscription, askedAt: now },
      setWhere: and(isNull(confirmedAt), lt(askedAt, sql`app_now() - interval '1 hour'`)),
    })
    .returning({ email });
  return rows.length === 1;
}
