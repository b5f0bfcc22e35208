import { asc, eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownAccount } from "#api/account/record/own-account.ts";
import { answerSignedIn } from "#api/account/session/open-session.ts";
import { requireRecent, requireUser } from "#api/account/session/require-user.ts";
import { type PasskeyRow, passkeys } from "#api/schema/passkey.ts";
import * as contract from "#contract/passkey.ts";
import { addPasskey, startPasskey } from "./add-passkey.ts";
import { logInWithPasskey, startPasskeyLogin } from "./log-in-with-passkey.ts";
import { removePasskey } from "./remove-passkey.ts";

export const passkeyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.listPasskeys,
    handler: async (request) => {
      const { accountId, createdAt } = passkeys;
      const mine = eq(accountId, requireUser(request.caller).userId);
      const rows = await db.select().from(passkeys).where(mine).orderBy(asc(createdAt));
      return { items: rows.map(passkeyView) };
    },
  });
  app.route({
    ...contract.startPasskey,
    handler: async (request) => startPasskey(request, await ownAccount(db, requireRecent(request.caller).userId)),
  });
  app.route({
    ...contract.addPasskey,
    handler: async (request, reply) => {
      const account = await ownAccount(db, requireRecent(request.caller).userId);
      return reply.code(201).send(passkeyView(await addPasskey(request, account, request.body)));
    },
  });
  app.route({
    ...contract.removePasskey,
    handler: async (request, reply) => {
      const { userId } = requireRecent(request.caller);
      await removePasskey(request, { ...request.params, userId });
      return reply.code(204).send(null);
    },
  });
  app.route({ ...contract.startPasskeyLogin, handler: startPasskeyLogin });
  app.route({
    ...contract.logInWithPasskey,
    handler: async (request, reply) => answerSignedIn(request, reply, await logInWithPasskey(request, request.body)),
  });
};

function passkeyView({ id, name, createdAt, lastUsedAt }: PasskeyRow) {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
