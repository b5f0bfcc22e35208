import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { captchaOf } from "#api/captcha/captcha.ts";
import type { Tx } from "#api/database/database.ts";
import { carts } from "#api/database/schema/cart.ts";
import { inTransaction } from "#api/database/transaction.ts";
import { faultPoint } from "#api/fault/fault-point.ts";
import { answerOnce } from "#api/idempotency/answer-once.ts";
import { soundDays } from "#api/property/sound-stay.ts";
import * as contract from "#contract/cart.ts";
import { answerCart } from "./answer-cart.ts";
import { cartView } from "./cart-view.ts";
import { createCart } from "./create-cart.ts";
import { holderOf, keepHolder, newHolder } from "./holder.ts";
import { ownCart } from "./own-cart.ts";
import { releaseCart } from "./release-cart.ts";
import { setGuest } from "./set-guest.ts";

export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const isPerson = captchaOf(settings);

  app.route({
    ...contract.createCart,
    handler: async (request, reply) => {
      const { body: wish } = request;
      const stay = soundDays(wish);
      const holder = holderOf(request) ?? newHolder();
      const making = { request, holder, stay, wish, isPerson: await isPerson(wish.captchaToken) };
      await faultPoint("K01");
      const work = async (tx: Tx) => ({ status: 201, body: await cartView(tx, request, await createCart(tx, making)) });
      const committed = async (answer: string) => {
        await faultPoint("K03");
        keepHolder(request, reply, await holderOfAnswer(answer));
      };
      return answerOnce(request, reply, work, { conflict: "dates-taken", committed });
    },
  });

  /** The answer may be an earlier one that got lost together with its cookie. */
  async function holderOfAnswer(answer: string): Promise<string> {
    const { cartId } = JSON.parse(answer) as { cartId: string };
    const [cart] = await db.select({ holder: carts.holder }).from(carts).where(eq(carts.id, cartId));
    return cart?.holder ?? newHolder();
  }

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
      await inTransaction(db, (tx) => releaseCart(tx, request, request.params.cartId));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contract.setGuest,
    handler: async (request, reply) => {
      const { traveller: typed, captchaToken } = request.body;
      const filling = { request, cartId: request.params.cartId, typed, isPerson: await isPerson(captchaToken) };
      return answerCart(request, reply, "K05", async (tx) => ({ cart: await setGuest(tx, filling) }));
    },
  });
};
