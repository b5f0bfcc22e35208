import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { keyOwner } from "#api/cart/holder/owner.ts";
import { orderActorOf, requireOrderActor } from "#api/order/access/require-order-actor.ts";
import { leaveEarly, refuseLeaving } from "#api/order/stay/leave-early.ts";
import { objectToNoShow } from "#api/order/stay/object-to-no-show.ts";
import { setOrderEarning } from "#api/order/stay/order-earning.ts";
import { orderView } from "#api/order/view/order-view.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { answerOnce } from "#api/platform/http/answer-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import * as contract from "#contract/order/order.ts";
import { earningProviders } from "#domain/loyalty/earning.ts";

/** What a guest does about a stay under way. */
export const stayRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const { secrets } = settings;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const ownOrder = (request: FastifyRequest, orderNumber: string) =>
    requireOrderActor(db, orderNumber, orderActorOf(request, orderNumber), { secrets, now: app.now() });

  app.route({
    ...contract.leaveEarly,
    handler: async (request, reply) => {
      const { params, body, language } = request;
      const { id } = await ownOrder(request, params.orderNumber);
      const caller = keyOwner(orderActorOf(request, params.orderNumber).owner) ?? `order:${id}`;
      return answerOnce(
        request,
        reply,
        async (tx) => {
          const order = await leaveEarly(tx, id, body.checkOut);
          return { status: 200, body: await orderView({ db: tx, language, secrets }, order) };
        },
        { caller, whenBlocked: () => refuseLeaving(db, id, body.checkOut) },
      );
    },
  });

  app.route({
    ...contract.setEarning,
    handler: async (request, reply) => {
      const { params, body, language, site } = request;
      const { id } = await ownOrder(request, params.orderNumber);
      const caller = keyOwner(orderActorOf(request, params.orderNumber).owner) ?? `order:${id}`;
      if (!earningProviders(site.features).includes(body.provider)) throw new Problem("not-found");
      const work = async (tx: Tx) => {
        const order = await setOrderEarning(tx, id, body, sealKeysOf(settings));
        return { status: 200, body: await orderView({ db: tx, language, secrets }, order) };
      };
      return answerOnce(request, reply, work, { caller });
    },
  });

  app.route({
    ...contract.objectToNoShow,
    handler: async (request) => {
      const { id } = await ownOrder(request, request.params.orderNumber);
      const order = await inTransaction(db, (tx) => objectToNoShow(tx, id));
      return orderView({ db, language: request.language, secrets }, order);
    },
  });
};
