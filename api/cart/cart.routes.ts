import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { queues } from "#api/platform/cache/keyed-mutex.ts";
import { captchaVerifier } from "#api/platform/captcha/captcha.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { soundDays } from "#api/property/sound-stay.ts";
import * as contract from "#contract/cart.ts";
import { answerCart } from "./answer-cart.ts";
import { answerNewCart } from "./answer-new-cart.ts";
import { cartView } from "./cart-view.ts";
import { holderOf, newHolder } from "./holder.ts";
import { ownCart } from "./own-cart.ts";
import { releaseCart } from "./release-cart.ts";
import { setGuest } from "./set-guest.ts";

export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const isPerson = captchaVerifier({ db, settings });
  const inQueue = queues<number>();

  app.route({
    ...contract.createCart,
    handler: async (request, reply) => {
      const { body: wish } = request;
      const stay = soundDays(wish);
      const holder = holderOf(request) ?? newHolder();
      const making = { request, holder, stay, wish, isPerson: await isPerson(wish.captchaToken, request.site) };
      await faultPoint("K01");
      return inQueue(wish.propertyId, (hasWaited) => answerNewCart(reply, making, hasWaited));
    },
  });

  app.route({
    ...contract.getCart,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      return cartView(db, request, await ownCart(db, request, request.params.cartId));
    },
  });

  app.route({
    ...contract.releaseCart,
    handler: async (request, reply) => {
      await inTransaction(db, (tx) => releaseCart(tx, request, request.params.cartId), { isRepeatable: true });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contract.setGuest,
    handler: async (request, reply) => {
      const { traveller: typed, captchaToken } = request.body;
      const filling = {
        request,
        cartId: request.params.cartId,
        typed,
        isPerson: await isPerson(captchaToken, request.site),
      };
      return answerCart(request, reply, "K05", async (tx) => ({ cart: await setGuest(tx, filling) }));
    },
  });
};
