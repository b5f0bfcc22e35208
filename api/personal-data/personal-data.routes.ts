import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  confirmNewsletter,
  getSubscription,
  leaveNewsletter,
} from "#api/account/newsletter/newsletter-subscription.ts";
import { subscribeToNewsletter } from "#api/account/newsletter/subscribe-to-newsletter.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { requireRecent } from "#api/account/session/require-user.ts";
import { clientOf } from "#api/platform/http/client.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/account/profile.ts";
import { exportUser } from "./export-user.ts";

const subscriptions = { name: "newsletter", points: 10, seconds: 60 * 60 };

/** The export of a user's data, and the newsletter. */
export const ownDataRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const limiter = sharedLimiter(db.$client, subscriptions);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.exportUser,
    handler: async (request, reply) => {
      const { userId } = requireRecent(request.caller);
      const account = await ownAccount(db, userId);
      request.log.info({ event: "account-exported", userId }, "an account was exported");
      reply.header("content-disposition", 'attachment; filename="account.json"');
      return exportUser({ db, settings, now: app.now() }, account, request.language);
    },
  });
  app.route({
    ...contract.subscribeToNewsletter,
    handler: async (request, reply) => {
      await consume(limiter, request.network, { limit: subscriptions.name, log: request.log });
      await subscribeToNewsletter({ db, settings }, clientOf(request), request.body);
      return reply.code(202).send({});
    },
  });
  app.route({
    ...contract.getSubscription,
    handler: (request) => getSubscription(db, request.body.token),
  });
  app.route({
    ...contract.leaveNewsletter,
    handler: async (request) => {
      await leaveNewsletter(db, request.body.token);
      return { confirmed: false as const };
    },
  });
  app.route({
    ...contract.confirmNewsletter,
    handler: async (request) => {
      await confirmNewsletter(db, request.body.token);
      return { confirmed: true as const };
    },
  });
};
