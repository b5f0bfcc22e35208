import { and, isNull, lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { oweAccountMessage } from "#api/account/message/enqueue-account-message.ts";
import { hashToken, newToken } from "#api/account/session/session-token.ts";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { newsletterSubscriptions } from "#api/schema/account.ts";
import type { subscribeToNewsletter as endpoint } from "#contract/profile.ts";
import { readEmail } from "#domain/field/email.ts";
import { sites } from "#domain/site/sites.ts";

type Body = z.infer<typeof endpoint.schema.body>;

/** Asks an address whether it wants to hear from us, once an hour at most. Who asked hears the same for every address. */
export async function subscribeToNewsletter(request: FastifyRequest, typed: Body): Promise<void> {
  const email = readEmail(typed.email);
  if (email === null)
    throw new Problem("validation", { fields: { email: typed.email.trim() === "" ? "required" : "email" } });
  const site = sites.find(({ siteId }) => siteId === typed.siteId);
  if (!site) throw new Problem("validation", { fields: { siteId: "invalid" } });
  await requireCaptcha(request.server, typed.captchaToken, request.site);
  const { db, settings } = request.server;
  const link = newToken();
  const { siteId } = site;
  const asked = { email, siteId, language: typed.locale, linkHash: hashToken(link) };
  await inTransaction(db, async (tx) => {
    const addressee = { channel: "email", recipient: email, siteId, language: typed.locale, firstName: "" } as const;
    if (await isToBeAsked(tx, asked)) await oweAccountMessage(tx, settings, addressee, { kind: "newsletter", link });
  });
}

type Asked = Pick<typeof newsletterSubscriptions.$inferInsert, "email" | "siteId" | "language" | "linkHash">;

/** Not who said yes before, and not who was asked just now. */
async function isToBeAsked(tx: Tx, asked: Asked): Promise<boolean> {
  const { email, confirmedAt, askedAt } = newsletterSubscriptions;
  const now = sql`app_now()`;
  const rows = await tx
    .insert(newsletterSubscriptions)
    .values({ ...asked, askedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: email,
      set: { ...asked, askedAt: now },
      setWhere: and(isNull(confirmedAt), lt(askedAt, sql`app_now() - interval '1 hour'`)),
    })
    .returning({ email });
  return rows.length === 1;
}
