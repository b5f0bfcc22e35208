import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { checkOwnPassword } from "#api/account/password/check-own-password.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { requireRecent, requireUser } from "#api/account/session/require-user.ts";
import { logOutHeaders } from "#api/account/session/session-cookies.ts";
import { readAppleAccess } from "#api/account/social/apple-access-cookie.ts";
import { revokeAppleAccess, revokePageAccess } from "#api/account/social/revoke-apple-access.ts";
import type { SocialDeps } from "#api/account/social/social-plugin.ts";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Db } from "#api/platform/database/database.ts";
import { clientOf } from "#api/platform/http/client.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { socialIdentities } from "#api/schema/account.ts";
import * as contract from "#contract/account/delete-account.ts";
import { deleteAccount } from "./delete-account.ts";
import { previewDeletion } from "./preview-deletion.ts";

export const deleteAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, passwords, accountLimits: limits, socialDeps } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  /** A page has no code of its own: there the owner has just logged in with Apple, which gave us access to revoke. */
  const revokeRecentAccess = async (request: FastifyRequest, subjects: string[]) => {
    requireRecent(request.caller);
    const access = readAppleAccess(request.headers.cookie, { settings, now: app.now() });
    if (!access || !subjects.includes(access.subject)) throw new Problem("sign-in-again", { status: 403 });
    await revokePageAccess(socialDeps, access.refreshToken).catch(asBusy);
  };

  app.route({
    ...contract.previewDeletion,
    handler: (request) => previewDeletion(db, requireUser(request.caller).userId),
  });
  app.route({
    ...contract.deleteUser,
    handler: async (request, reply) => {
      const { body, log, language } = request;
      const { userId } = requireUser(request.caller);
      await requireCaptcha({ db, settings }, body.captchaToken, request.site);
      await checkOwnPassword({ passwords, limits, log }, await ownAccount(db, userId), body.password);
      const { reason, accepted } = body;
      await deleteAccount({ db, settings, log }, { userId, reason, accepted, language });
      return reply
        .headers(logOutHeaders(clientOf(request), settings))
        .code(204)
        .send(null);
    },
  });
  app.route({
    ...contract.deleteSocialUser,
    handler: async (request, reply) => {
      const { userId, provider, authorizationCode, reason, accepted, captchaToken } = request.body;
      if (requireUser(request.caller).userId !== userId) throw new Problem("not-found");
      const subjects = await subjectsOf(db, userId, provider);
      if (subjects.length === 0) throw new Problem("not-found");
      if (provider !== "apple") requireRecent(request.caller);
      await requireCaptcha({ db, settings }, captchaToken, request.site);
      if (provider === "apple" && authorizationCode) await authenticateByApple(socialDeps, subjects, authorizationCode);
      else if (provider === "apple") await revokeRecentAccess(request, subjects);
      const { log, language } = request;
      await deleteAccount({ db, settings, log }, { userId, reason, accepted, language });
      return reply
        .headers(logOutHeaders(clientOf(request), settings))
        .code(204)
        .send(null);
    },
  });
};

async function subjectsOf(db: Db, userId: string, provider: "google" | "facebook" | "apple") {
  const { subject, platform, accountId } = socialIdentities;
  const rows = await db
    .select({ subject })
    .from(socialIdentities)
    .where(and(eq(accountId, userId), eq(platform, provider)));
  return rows.map((row) => row.subject);
}

/** A new authorization code of Apple authenticates the user. Apple requires that we revoke our access with it. */
async function authenticateByApple(deps: SocialDeps, subjects: string[], code: string): Promise<void> {
  const isOwn = await revokeAppleAccess(deps, code, subjects).catch(asBusy);
  if (!isOwn) throw new Problem("code-wrong");
}

function asBusy(failure: unknown): never {
  if (failure instanceof GatewayFailure) throw new Problem("busy", { retryAfterSeconds: 5, cause: failure });
  throw failure;
}
