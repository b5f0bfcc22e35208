import { asc, eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownAccount } from "#api/account/record/own-account.ts";
import { requireRecent, requireUser } from "#api/account/session/require-user.ts";
import { signedInAnswer } from "#api/account/session/signed-in-answer.ts";
import { clientOf } from "#api/platform/http/client.ts";
import { type PasskeyRow, passkeys } from "#api/schema/passkey.ts";
import * as contract from "#contract/account/passkey.ts";
import { addPasskey, startPasskey } from "./add-passkey.ts";
import { logInWithPasskey, startPasskeyLogin } from "./log-in-with-passkey.ts";
import { removePasskey } from "./remove-passkey.ts";

export const passkeyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const deps = { db, settings, sessionListener: app.sessionListener };
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.listPasskeys,
    handler: async (request) => {
      const { accountId, createdAt } = passkeys;
      const isOwn = eq(accountId, requireUser(request.caller).userId);
      const rows = await db.select().from(passkeys).where(isOwn).orderBy(asc(createdAt));
      return { items: rows.map(passkeyView) };
    },
  });
  app.route({
    ...contract.startPasskey,
    handler: async (request) =>
      startPasskey(deps, clientOf(request), await ownAccount(db, requireRecent(request.caller).userId)),
  });
  app.route({
    ...contract.addPasskey,
    handler: async (request, reply) => {
      const account = await ownAccount(db, requireRecent(request.caller).userId);
      return reply.code(201).send(passkeyView(await addPasskey(deps, clientOf(request), account, request.body)));
    },
  });
  app.route({
    ...contract.removePasskey,
    handler: async (request, reply) => {
      const { userId } = requireRecent(request.caller);
      await removePasskey(deps, clientOf(request), { ...request.params, userId });
      return reply.code(204).send(null);
    },
  });
  app.route({ ...contract.startPasskeyLogin, handler: (request) => startPasskeyLogin(deps, clientOf(request)) });
  app.route({
    ...contract.logInWithPasskey,
    handler: async (request, reply) => {
      const browser = { ...clientOf(request), holder: () => request.holder };
      const opened = await logInWithPasskey({ ...deps, log: request.log }, browser, request.body);
      const { headers, body } = await signedInAnswer(deps, browser, opened);
      return reply.headers(headers).send(body);
    },
  });
};

function passkeyView({ id, name, createdAt, lastUsedAt }: PasskeyRow) {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
