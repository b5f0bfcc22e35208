import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/loyalty.ts";
import { loyaltyRewards } from "#domain/loyalty/rewards.ts";

export const loyaltyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contract.getLoyaltyRewards,
    handler: async ({ site, body }) => loyaltyRewards(body.amount, site.features),
  });
};
