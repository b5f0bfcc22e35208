import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownAccount } from "#api/account/record/own-account.ts";
import { requireUser } from "#api/account/session/require-user.ts";
import { linkOrder } from "#api/order/link-order.ts";
import { emptyOrders, listOrders } from "#api/order/list-orders.ts";
import { orderView } from "#api/order/view/order-view.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import * as contract from "#contract/order/order.ts";
import * as listContract from "#contract/order/order-list.ts";

const links = { name: "order-link", points: 5, seconds: 15 * 60 };

export const accountOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const limiter = sharedLimiter(db.$client, links);
  const { secrets } = settings;
  const sealKeys = sealKeysOf(settings);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...listContract.listOrders,
    handler: (request) => {
      const { userId } = requireUser(request.caller);
      const query = { ...request.query, hasGifts: request.site.features.wallet };
      return listOrders({ db, language: request.language, secrets, sealKeys }, userId, query);
    },
  });
  for (const empty of [listContract.listHotelOrders, listContract.listFlightOrders]) {
    app.route({
      ...empty,
      handler: async (request) => {
        requireUser(request.caller);
        return emptyOrders(request.query);
      },
    });
  }
  app.route({
    ...contract.linkOrder,
    handler: async (request) => {
      const { userId } = requireUser(request.caller);
      await consume(limiter, userId, { limit: links.name, log: request.log });
      const account = await ownAccount(db, userId);
      const { orderNumber, ...contact } = request.body;
      const named = { ...contact, dialCode: request.site.dialCode };
      const order = await inTransaction(db, (tx) => linkOrder(tx, account, orderNumber, named));
      return orderView({ db, language: request.language, secrets }, order);
    },
  });
};
