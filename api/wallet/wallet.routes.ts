import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Tx } from "#api/platform/database/database.ts";
import { answerOnce } from "#api/platform/http/answer-once.ts";
import * as contract from "#contract/wallet/wallet.ts";
import { calculateReward } from "./calculate-reward.ts";
import { checkBalance } from "./check-balance.ts";
import { checkHistory } from "./check-history.ts";
import { enrolInWallet } from "./enrol-in-wallet.ts";
import { requireMember } from "./require-member.ts";
import { watchWallets } from "./wallet-metrics.ts";

export const walletRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const { rewardPercent } = settings;
  watchWallets(db, app.metrics);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.calculateReward,
    handler: async ({ site, query }) => calculateReward({ amount: query.amount, site, rewardPercent, now: app.now() }),
  });
  app.route({ ...contract.checkBalance, handler: (request) => checkBalance(db, requireMember(request)) });
  app.route({
    ...contract.checkHistory,
    handler: (request) => checkHistory(db, requireMember(request), request.query),
  });
  app.route({
    ...contract.enrolInWallet,
    handler: async (request, reply) => {
      const userId = requireMember(request);
      const work = async (tx: Tx) => ({ status: 201, body: await enrolInWallet(tx, userId, rewardPercent) });
      return answerOnce(request, reply, work, { caller: `user:${userId}` });
    },
  });
};
