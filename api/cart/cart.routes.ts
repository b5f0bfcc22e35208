import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { sealedEarning } from "#api/earning/choose-earning.ts";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import { captchaVerifier } from "#api/platform/captcha/captcha.ts";
import { keyedMutex } from "#api/platform/concurrency/keyed-mutex.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { answerOnce, requestScope } from "#api/platform/http/answer-once.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import { validStay } from "#api/property/offer/valid-stay.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { CartProduct } from "#contract/cart/cart.ts";
import * as contract from "#contract/cart/cart.ts";
import * as coupon from "#contract/cart/coupon.ts";
import { getHold } from "#contract/cart/hold.ts";
import * as insurance from "#contract/cart/insurance.ts";
import { choicesIn } from "./cart-choices.ts";
import { applyCoupon, removeCoupon } from "./coupon/apply-coupon.ts";
import { listCoupons } from "./coupon/own-coupons.ts";
import { proposeCoupon } from "./coupon/propose-coupon.ts";
import { applyInsurance, plansFor, removeInsurance } from "./cover/travel-cover.ts";
import { setGuest } from "./guest/set-guest.ts";
import { createCart, type NewCart } from "./hold/create-cart.ts";
import { refuseTaken } from "./hold/refuse-taken.ts";
import { releaseCart } from "./hold/release-cart.ts";
import { holderCookie } from "./holder/holder-cookie.ts";
import { newHolder } from "./holder/new-holder.ts";
import { ownCart } from "./holder/own-cart.ts";
import { ownHold } from "./holder/own-hold.ts";
import { keyOwner, ownerOf } from "./holder/owner.ts";
import { fitCartLegs, releasedLines } from "./loyalty/fit-cart-legs.ts";
import { cartView, newCartView, type ViewOptions } from "./view/cart-view.ts";

const COUPON_DONE = "K07";
const COVER_DONE = "cover-set";

export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const isPerson = captchaVerifier({ db, settings });
  const runExclusive = keyedMutex<number>();
  const sealKeys = sealKeysOf(settings);

  app.route({
    ...contract.createCart,
    handler: async (request, reply) => {
      const { body: input, site, network, language, currency } = request;
      const stay = validStay(input);
      const holder = request.holder ?? newHolder(request.headers);
      const { userId } = ownerOf(request);
      const isSolved = await isPerson(input.captchaToken, site);
      const newCart = { holder, userId, network, site, language, currency, stay, input, isPerson: isSolved };
      await faultPoint("K01");
      return runExclusive(input.propertyId, async (hasWaited) => {
        if (hasWaited) await refuseTaken(db, newCart, requestScope(request, cartKeyOwner(newCart)));
        return answerNewCart(request, reply, newCart);
      });
    },
  });

  app.route({
    ...contract.getCart,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      return cartView(db, viewOptions(request), await ownCart(db, ownerOf(request), request.params.cartId));
    },
  });

  app.route({
    ...getHold,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { hold: await ownHold(db, ownerOf(request)) };
    },
  });

  app.route({
    ...contract.releaseCart,
    handler: async (request, reply) => {
      const { cartId } = request.params;
      await inTransaction(db, (tx) => releaseCart(tx, ownerOf(request), cartId), { isRepeatable: true });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contract.setGuest,
    handler: async (request, reply) => {
      const { traveller, earn: typed, captchaToken } = request.body;
      const { cartId } = request.params;
      const earn = typed && sealedEarning(typed, request.site, { keys: sealKeys, cartId, field: "earnPhone" });
      const entered = { cartId, traveller, earn };
      const isSolved = await isPerson(captchaToken, request.site);
      const visitor = { holder: request.holder, caller: request.caller, isPerson: isSolved };
      const change = async (tx: Tx) => ({ cart: await setGuest(tx, visitor, entered, settings.holdsPerContact) });
      return answerCart(request, reply, "K05", change);
    },
  });
};

/** What a guest may add to a cart. */
export const couponRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.route({
    ...coupon.listCoupons,
    handler: (request, reply) => {
      reply.header("cache-control", "no-store");
      return listCoupons(db, requireUser(request.caller).userId, request.language);
    },
  });
  app.route({
    ...coupon.proposeCoupon,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const cart = await ownCart(db, ownerOf(request), request.params.cartId);
      return { proposal: await proposeCoupon(db, cart, request.language) };
    },
  });
  app.route({
    ...coupon.applyCoupon,
    handler: async (request, reply) => {
      await request.countCouponAttempt();
      const entered = { cartId: request.params.cartId, code: request.body.code, language: request.language };
      return answerCart(request, reply, COUPON_DONE, (tx) => applyCoupon(tx, ownerOf(request), entered));
    },
  });
  app.route({
    ...coupon.removeCoupon,
    handler: async (request, reply) => {
      const { cartId, code } = request.params;
      const change = async (tx: Tx) => ({ cart: await removeCoupon(tx, ownerOf(request), cartId, code) });
      return answerCart(request, reply, COUPON_DONE, change);
    },
  });
};

export const insuranceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.route({
    ...insurance.listInsurancePlans,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { plans: plansFor(await ownCart(db, ownerOf(request), request.query.cartId)) };
    },
  });
  app.route({
    ...insurance.applyInsurance,
    handler: async (request, reply) => {
      const change = async (tx: Tx) => ({ cart: await applyInsurance(tx, ownerOf(request), request.body) });
      return answerCart(request, reply, COVER_DONE, change);
    },
  });
  app.route({
    ...insurance.removeInsurance,
    handler: async (request, reply) => {
      const change = async (tx: Tx) => ({ cart: await removeInsurance(tx, ownerOf(request), request.params) });
      return answerCart(request, reply, COVER_DONE, change);
    },
  });
};

/** Creates a cart once per key and sets the cookie of its holder. */
async function answerNewCart(request: FastifyRequest, reply: FastifyReply, newCart: NewCart): Promise<FastifyReply> {
  const { db, settings } = request.server;
  const work = async (tx: Tx) => {
    const created = await createCart(tx, settings, newCart);
    if ("resumed" in created) {
      return { status: 201, body: await cartView(tx, viewOptions(request), created.resumed) };
    }
    const { cart, facts, hold } = created;
    return { status: 201, body: newCartView(viewOptions(request), cart, facts), write: hold };
  };
  const committed = async () => {
    await faultPoint("K03");
    const isSecure = request.protocol === "https" || settings.appEnv === "production";
    reply.header("set-cookie", holderCookie(newCart.holder, settings.secrets, isSecure));
  };
  const caller = cartKeyOwner(newCart);
  const whenBlocked = () => refuseTaken(db, newCart, requestScope(request, caller));
  return answerOnce(request, reply, work, { caller, conflict: "dates-taken", committed, whenBlocked });
}

/** The cart of a user is in all their browsers, also in one that lost its cookie with the first answer. */
function cartKeyOwner({ holder, userId }: NewCart): string | null {
  return keyOwner(userId ? { holder: null, userId } : { holder, userId });
}

type CartChange = { cart: CartRow; refused?: CartProduct[] };

/** Changes a cart once per key of its holder and answers with the whole cart. */
export function answerCart(
  request: FastifyRequest,
  reply: FastifyReply,
  point: string,
  change: (tx: Tx) => Promise<CartChange>,
): Promise<FastifyReply> {
  const work = async (tx: Tx) => {
    const { cart, refused = [] } = await change(tx);
    const fitted = choicesIn(cart).points ? releasedLines(cart, await fitCartLegs(tx, cart), request.language) : [];
    return { status: 200, body: await cartView(tx, viewOptions(request), cart, [...refused, ...fitted]) };
  };
  const committed = () => faultPoint(point);
  return answerOnce(request, reply, work, { committed, caller: keyOwner(ownerOf(request)) });
}

function viewOptions({ language, server }: FastifyRequest): ViewOptions {
  const { describePictures = plainDescriptions, settings } = server;
  return { language, describePictures, secrets: settings.secrets };
}
