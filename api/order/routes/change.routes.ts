import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { holderCookie } from "#api/cart/holder/holder-cookie.ts";
import { newHolder } from "#api/cart/holder/new-holder.ts";
import { keyOwner, ownerOf } from "#api/cart/holder/owner.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { orderActorOf, requireOrderActor } from "#api/order/access/require-order-actor.ts";
import { windowOf } from "#api/order/change/changeable-order.ts";
import { giveUpChange } from "#api/order/change/give-up-change.ts";
import { modifyOrder, refuseUnchangeable } from "#api/order/change/modify-order.ts";
import { claimsOf, previewChange } from "#api/order/change/preview-change.ts";
import { orderView } from "#api/order/view/order-view.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { answerOnce } from "#api/platform/http/answer-once.ts";
import { getAvailability } from "#api/property/offer/get-availability.ts";
import * as contract from "#contract/order/change.ts";
import { siteById } from "#domain/site/sites.ts";

export const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const { secrets, previewSeconds: seconds, holdSeconds, rewardPercent } = settings;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const orderOf = (request: FastifyRequest, orderNumber: string) =>
    requireOrderActor(db, orderNumber, orderActorOf(request, orderNumber), { secrets, now: app.now() });

  app.route({
    ...contract.previewChange,
    handler: async (request) => {
      const { params, body, language } = request;
      return previewChange(db, await orderOf(request, params.orderNumber), body, { secrets, seconds, language });
    },
  });
  app.route({
    ...contract.modifyOrder,
    handler: async (request, reply) => {
      const { params, body, language, network } = request;
      const order = await orderOf(request, params.orderNumber);
      const owner = ownerOf(request);
      const holder = request.holder ?? newHolder(request.headers);
      const call = { holder, userId: owner.userId, network, holdSeconds, rewardPercent };
      const work = async (tx: Tx) => {
        const made = await modifyOrder(tx, order, body, call, { secrets, seconds, language });
        if (made.status === "PAY") return { status: 200, body: { status: "PAY", cartId: made.cart.id } };
        const shown = await orderView({ db: tx, language, secrets }, made.order);
        return { status: 200, body: { status: "DONE", order: shown } };
      };
      const committed = async () => {
        await faultPoint("K33");
        const isSecure = request.protocol === "https" || settings.appEnv === "production";
        reply.header("set-cookie", holderCookie(holder, secrets, isSecure));
        app.jobs.nudge("outbox");
      };
      // A guest with a code may have no cookie of a cart; the order then owns the key.
      const caller = keyOwner(owner) ?? `order:${order.id}`;
      const whenBlocked = () => refuseUnchangeable(db, order.id);
      return answerOnce(request, reply, work, { caller, committed, conflict: "change-running", whenBlocked });
    },
  });
  app.route({
    ...contract.giveUpChange,
    handler: async (request, reply) => {
      const order = await orderOf(request, request.params.orderNumber);
      await inTransaction(db, (tx) => giveUpChange(tx, order), { isRepeatable: true });
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...contract.getChangeDates,
    handler: async (request) => {
      const order = await orderOf(request, request.params.orderNumber);
      const context = { db, site: siteById(order.siteId), now: app.now(), ownClaims: await claimsOf(db, order) };
      const nights = await getAvailability(context, stayOf(order).propertyId, request.query);
      return { ...nights, window: await windowOf(db, order, await productTime(db)) };
    },
  });
};
