import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#api/cart/holder/owner.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/cart/loyalty.ts";
import { loyaltyRewards } from "#domain/loyalty/rewards.ts";
import { getLoyaltyAdvice } from "./get-loyalty-advice.ts";
import { confirmPointsCode } from "./points/confirm-points-code.ts";
import { requireProgramme } from "./points/require-points.ts";
import { sendPointsCode } from "./points/send-points-code.ts";

const HOUR_S = 3_600;

export const loyaltyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, loyaltyDeps } = app;
  const limit = "otp-points";
  const limiter = sharedLimiter(db.$client, { name: limit, points: settings.limitOtpPoints, seconds: HOUR_S });

  app.route({
    ...contract.getLoyaltyRewards,
    handler: async ({ site, body }) => loyaltyRewards(body.amount, site.features),
  });
  app.route({
    ...contract.sendPointsCode,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { site, network, log, language, body } = request;
      const method = requireProgramme(site, request.params.method);
      await consume(limiter, network, { limit, log });
      return sendPointsCode(loyaltyDeps, ownerOf(request), { ...body, method, language });
    },
  });
  app.route({
    ...contract.confirmPointsCode,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const method = requireProgramme(request.site, request.params.method);
      return confirmPointsCode(loyaltyDeps, ownerOf(request), { ...request.body, method });
    },
  });
  app.route({
    ...contract.getLoyaltyAdvice,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      return getLoyaltyAdvice(db, ownerOf(request), request.query, settings.rewardPercent);
    },
  });
};
