import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { holderCookie } from "#api/cart/holder/holder-cookie.ts";
import { newHolder } from "#api/cart/holder/new-holder.ts";
import { keyOwner, ownerOf } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { answerOnce } from "#api/platform/http/answer-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import * as contract from "#contract/wallet/gift.ts";
import { riyals } from "#domain/price/riyals.ts";
import { codeAttempts } from "./code-attempts.ts";
import { createGift } from "./create-gift.ts";
import { giftOffer } from "./gift-offer.ts";
import { checkGift, freezeCard, redeemGift, typedCodeHashes } from "./redeem-gift.ts";
import { requireGiftSite } from "./require-gift-site.ts";

/** Buying and redeeming gift cards. On sites without the wallet none of it exists. */
export const giftRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, sms } = app;
  const { secrets, rewardPercent } = settings;
  const keys = sealKeysOf(settings);
  const attempts = codeAttempts(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.addHook("preHandler", requireGiftSite);

  app.route({ ...contract.listGiftDesigns, handler: ({ site }) => giftOffer(db, site, settings) });

  app.route({
    ...contract.createGift,
    handler: async (request, reply) => {
      const { site, network, language, body } = request;
      const { userId } = ownerOf(request);
      const holder = request.holder ?? newHolder(request.headers);
      const buyer = { holder, userId, network, site, language };
      const work = async (tx: Tx) => {
        const made = await createGift(tx, { limits: settings, keys, sms }, buyer, body);
        return { status: 201, body: made };
      };
      const committed = async () => {
        const isSecure = request.protocol === "https" || settings.appEnv === "production";
        reply.header("set-cookie", holderCookie(holder, secrets, isSecure));
      };
      return answerOnce(request, reply, work, { caller: keyOwner({ holder, userId }), committed });
    },
  });

  app.route({
    ...contract.redeemGift,
    handler: async (request, reply) => {
      const { userId: accountId } = requireUser(request.caller);
      await attempts.count(request, request.body);
      const { code } = request.body;
      const work = async (tx: Tx) => {
        const balance = await redeemGift(tx, { accountId, code, secrets, rewardPercent });
        return { status: 200, body: balance };
      };
      const committed = async () => app.jobs.nudge("outbox");
      const bodies = typedCodeHashes(code, secrets).map((hash) => ({ code: hash.toString("hex") }));
      const once = { caller: `user:${accountId}`, bodies, committed };
      try {
        return await attempts.watch(answerOnce(request, reply, work, once));
      } catch (error) {
        if (error instanceof Problem && error.code === "gift-limit")
          await inTransaction(db, (tx) => freezeCard(tx, { code, secrets }));
        throw error;
      }
    },
  });

  app.route({
    ...contract.checkGift,
    handler: async (request) => {
      const { caller, body } = request;
      await attempts.count(request, body);
      const accountId = caller.kind === "user" ? caller.userId : null;
      const card = await attempts.watch(checkGift(db, { code: body.code, accountId, secrets }));
      return { amount: riyals(card.faceHalalas), expiresAt: card.expiresAt.toISOString() };
    },
  });
};
