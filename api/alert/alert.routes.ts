import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownAccount } from "#api/account/record/own-account.ts";
import { requireUser } from "#api/account/session/require-user.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import * as contract from "#contract/list/alert.ts";
import { readAlerts } from "./read-alerts.ts";
import { startAlert } from "./start-alert.ts";
import { getLinkedAlert, stopAlert, stopLinkedAlert } from "./stop-alert.ts";

/** Mails about the properties of a list. */
export const alertRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.listAlerts,
    handler: async (request) => readAlerts(db, await ownAccount(db, requireUser(request.caller).userId)),
  });
  app.route({
    ...contract.startAlert,
    handler: ({ caller, site, language, params, body }) => {
      const request = { accountId: requireUser(caller).userId, site, language, ...params, ...body };
      return inTransaction(db, (tx) => startAlert(tx, request));
    },
  });
  app.route({
    ...contract.stopAlert,
    handler: ({ caller, params }) => {
      const { userId } = requireUser(caller);
      return inTransaction(db, async (tx) => {
        await stopAlert(tx, userId, params.listId);
        return readAlerts(tx, await ownAccount(tx, userId));
      });
    },
  });
  app.route({
    ...contract.getLinkedAlert,
    handler: async ({ body }) => {
      const { isOn, name } = await getLinkedAlert(db, body.token, settings.secrets);
      return { isOn, name };
    },
  });
  app.route({
    ...contract.stopLinkedAlert,
    handler: ({ body }) => inTransaction(db, (tx) => stopLinkedAlert(tx, body.token, settings.secrets)),
  });
};
