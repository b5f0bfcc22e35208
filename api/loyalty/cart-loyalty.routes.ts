import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { answerCart } from "#api/cart/cart.routes.ts";
import { ownCart } from "#api/cart/holder/own-cart.ts";
import { keyOwner, ownerOf } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { requestScope } from "#api/platform/http/answer-once.ts";
import { isAnswered } from "#api/platform/idempotency/run-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import * as contract from "#contract/cart/loyalty.ts";
import type { LoyaltyMethod } from "#domain/loyalty/methods.ts";
import { isProgramme } from "#domain/loyalty/rates.ts";
import { ownMethod } from "#domain/payment/methods.ts";
import type { Site } from "#domain/site/sites.ts";
import { applyWallet } from "./apply-wallet.ts";
import { applyPoints } from "./points/apply-points.ts";
import { requireProgramme } from "./points/require-points.ts";
import { removeLoyalty } from "./remove-loyalty.ts";

const LOYALTY_DONE = "loyalty-set";

/** On other sites the wallet and its programmes do not exist. */
function requireMethod(site: Site, method: string): LoyaltyMethod {
  if (method !== ownMethod) return requireProgramme(site, method);
  if (!site.features.wallet) throw new Problem("not-found");
  return method;
}

/** Points and wallet money in a cart. */
export const cartLoyaltyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, loyaltyDeps } = app;
  app.route({
    ...contract.applyLoyalty,
    handler: async (request, reply) => {
      const { params, body, caller } = request;
      const owner = ownerOf(request);
      const method = requireMethod(request.site, body.method);
      if (!isProgramme(method)) {
        const { burnPoints } = body;
        const input = { owner, caller, cartId: params.cartId, burnPoints, confirmSar: settings.walletConfirmSar };
        return answerCart(request, reply, LOYALTY_DONE, async (tx: Tx) => ({ cart: await applyWallet(tx, input) }));
      }
      const scope = requestScope(request, keyOwner(owner));
      if (!(await isAnswered(db, scope)))
        await applyPoints(loyaltyDeps, owner, scope, {
          ...body,
          method,
          cartId: params.cartId,
          language: request.language,
        });
      return answerCart(request, reply, LOYALTY_DONE, async (tx: Tx) => ({
        cart: await ownCart(tx, owner, params.cartId),
      }));
    },
  });

  app.route({
    ...contract.removeLoyalty,
    handler: async (request, reply) => {
      const { cartId } = request.params;
      const method = requireMethod(request.site, request.params.method);
      const remove = async (tx: Tx) => ({ cart: await removeLoyalty(tx, ownerOf(request), cartId, method) });
      const answer = await answerCart(request, reply, LOYALTY_DONE, remove);
      app.jobs.nudge("outbox");
      return answer;
    },
  });
};
