import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { contactKey } from "#api/account/record/account-limits.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { requireUser } from "#api/account/session/require-user.ts";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/list/alert.ts";
import { MAX_CONFIRM_MAILS } from "#domain/alert/alert-limits.ts";
import { askForAlert } from "./ask-for-alert.ts";
import { confirmLinkedAlert, getLinkedAlert, stopLinkedAlert } from "./linked-alert.ts";
import { readAlerts } from "./read-alerts.ts";
import { startAlert } from "./start-alert.ts";
import { stopAlert } from "./stop-alert.ts";

const HOUR_S = 3_600;
/** Requests by email alone from one network. */
const requests = { name: "alert-request", points: 10, seconds: HOUR_S };

/** Mails about the properties of a list. */
export const alertRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const ofNetwork = sharedLimiter(db.$client, requests);
  const ofAddress = sharedLimiter(db.$client, { name: "alert-confirm", points: MAX_CONFIRM_MAILS, seconds: HOUR_S });
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
    ...contract.askForAlert,
    handler: async ({ body, site, language, network, log }, reply) => {
      const { captchaToken, ...request } = body;
      await consume(ofNetwork, network, { limit: requests.name, log });
      await requireCaptcha({ db, settings }, captchaToken, site);
      const recipient = body.email.trim().toLowerCase();
      await consume(ofAddress, contactKey(settings.secrets, { recipient }), { limit: "alert-confirm", log });
      await inTransaction(db, (tx) => askForAlert(tx, settings, { ...request, site, language }));
      return reply.code(202).send({});
    },
  });
  app.route({
    ...contract.getLinkedAlert,
    handler: ({ body }) => inTransaction(db, (tx) => getLinkedAlert(tx, body.token, settings.secrets)),
  });
  app.route({
    ...contract.confirmLinkedAlert,
    handler: ({ body }) => inTransaction(db, (tx) => confirmLinkedAlert(tx, body.token, settings.secrets)),
  });
  app.route({
    ...contract.stopLinkedAlert,
    handler: ({ body }) => inTransaction(db, (tx) => stopLinkedAlert(tx, body.token, settings.secrets)),
  });
};
