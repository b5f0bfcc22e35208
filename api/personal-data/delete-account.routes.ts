import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { checkOwnPassword } from "#api/account/password/check-own-password.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { requireRecent, requireUser } from "#api/account/session/require-user.ts";
import { dropSession } from "#api/account/session/session-cookies.ts";
import { letGoOfApple } from "#api/account/social/revoke-apple-access.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { socialIdentities } from "#api/schema/account.ts";
import * as contract from "#contract/profile.ts";
import { deleteAccount } from "./delete-account.ts";

export const deleteAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.deleteUser,
    handler: async (request, reply) => {
      const { userId } = requireUser(request.caller);
      await checkOwnPassword(request, await ownAccount(db, userId), request.body.password);
      await deleteAccount(request, userId, request.body.reason);
      dropSession(request, reply);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...contract.deleteSocialUser,
    handler: async (request, reply) => {
      const { userId, provider, authorizationCode, reason } = request.body;
      if (requireUser(request.caller).userId !== userId) throw new Problem("not-found");
      const subjects = await subjectsOf(request, userId, provider);
      if (subjects.length === 0) throw new Problem("not-found");
      if (provider === "apple") await proveToApple(request, subjects, authorizationCode);
      else requireRecent(request.caller);
      await deleteAccount(request, userId, reason);
      dropSession(request, reply);
      return reply.code(204).send(null);
    },
  });
};

async function subjectsOf({ server }: FastifyRequest, userId: string, provider: "google" | "facebook" | "apple") {
  const { subject, platform, accountId } = socialIdentities;
  const isMeant = and(eq(accountId, userId), eq(platform, provider));
  const rows = await server.db.select({ subject }).from(socialIdentities).where(isMeant);
  return rows.map((row) => row.subject);
}

/** A fresh code of Apple is proof enough, and Apple wants to hear of it. */
async function proveToApple({ server }: FastifyRequest, subjects: string[], code: string | undefined): Promise<void> {
  if (!code) throw new Problem("validation", { fields: { authorizationCode: "required" } });
  const isTheirs = await letGoOfApple(server, code, subjects).catch((failure) => {
    if (failure instanceof GatewayFailure) throw new Problem("busy", { retryAfterSeconds: 5, cause: failure });
    throw failure;
  });
  if (!isTheirs) throw new Problem("code-wrong");
}
