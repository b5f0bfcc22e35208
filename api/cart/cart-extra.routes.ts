import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { consume, sharedLimiter } from "#api/platform/http/limiter.ts";
import * as contract from "#contract/cart.ts";
import * as insuring from "#contract/insurance.ts";
import { answerCart } from "./answer-cart.ts";
import { applyCoupon, removeCoupon } from "./apply-coupon.ts";
import { holderOf } from "./holder.ts";
import { ownCart } from "./own-cart.ts";
import { applyInsurance, plansFor, removeInsurance } from "./travel-cover.ts";

const TEN_MINUTES_S = 600;
/** A network may try as much as the guests it may hold carts for. */
const GUESTS_PER_NETWORK = 3;
const COUPON_DONE = "K07";
const COVER_DONE = "cover-kept";

/** What a guest may add to a cart: a coupon and travel cover. */
export const cartExtraRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const limiterOf = (name: string, points: number) =>
    sharedLimiter(db.$client, { name, points, seconds: TEN_MINUTES_S });
  const byHolder = limiterOf("coupon-holder", settings.limitCoupon);
  const byNetwork = limiterOf("coupon-network", settings.limitCoupon * GUESTS_PER_NETWORK);

  /** Codes are short: nobody may try them one after another. */
  async function countTry(request: FastifyRequest): Promise<void> {
    const limited = { limit: "coupon", log: request.log };
    await consume(byNetwork, request.network, limited);
    const holder = holderOf(request);
    if (holder) await consume(byHolder, holder, limited);
  }

  app.route({
    ...contract.applyCoupon,
    handler: async (request, reply) => {
      await countTry(request);
      const { params, body } = request;
      return answerCart(request, reply, COUPON_DONE, (tx) => applyCoupon(tx, request, params.cartId, body.code));
    },
  });
  app.route({
    ...contract.removeCoupon,
    handler: async (request, reply) => {
      const { cartId, code } = request.params;
      return answerCart(request, reply, COUPON_DONE, (tx) => removeCoupon(tx, request, cartId, code));
    },
  });
  app.route({
    ...insuring.listInsurancePlans,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { plans: plansFor(await ownCart(db, request, request.query.cartId)) };
    },
  });
  app.route({
    ...insuring.applyInsurance,
    handler: async (request, reply) =>
      answerCart(request, reply, COVER_DONE, (tx) => applyInsurance(tx, request, request.body)),
  });
  app.route({
    ...insuring.removeInsurance,
    handler: async (request, reply) =>
      answerCart(request, reply, COVER_DONE, (tx) => removeInsurance(tx, request, request.params)),
  });
};
