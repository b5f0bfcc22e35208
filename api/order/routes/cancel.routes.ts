import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { keyOwner, ownerOf } from "#api/cart/holder/owner.ts";
import { orderActorOf, requireOrderActor } from "#api/order/access/require-order-actor.ts";
import { cancelOrder, refuseCancelled } from "#api/order/cancel/cancel-order.ts";
import { previewCancellation } from "#api/order/cancel/preview-cancellation.ts";
import { orderView } from "#api/order/view/order-view.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { answerOnce } from "#api/platform/http/answer-once.ts";
import * as contract from "#contract/order/cancel.ts";

export const cancelRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const { secrets, previewSeconds: seconds } = settings;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const orderOf = (request: FastifyRequest, orderNumber: string) =>
    requireOrderActor(db, orderNumber, orderActorOf(request, orderNumber), { secrets, now: app.now() });

  app.route({
    ...contract.previewCancellation,
    handler: async (request) => {
      const order = await orderOf(request, request.params.orderNumber);
      return previewCancellation(db, order, ownerOf(request), { secrets, seconds });
    },
  });
  app.route({
    ...contract.cancelOrder,
    handler: async (request, reply) => {
      const { params, body, language } = request;
      const order = await orderOf(request, params.orderNumber);
      const work = async (tx: Tx) => {
        const cancelled = await cancelOrder(tx, order, body, ownerOf(request), { secrets, seconds });
        return { status: 200, body: await orderView({ db: tx, language, secrets }, cancelled) };
      };
      const committed = async () => {
        await faultPoint("K24");
        app.jobs.nudge("outbox");
      };
      // A guest with a code may have no cookie of a cart; the order then owns the key.
      const caller = keyOwner(orderActorOf(request, params.orderNumber).owner) ?? `order:${order.id}`;
      const whenBlocked = () => refuseCancelled(db, order.id);
      return answerOnce(request, reply, work, { caller, committed, conflict: "cancel-running", whenBlocked });
    },
  });
};
