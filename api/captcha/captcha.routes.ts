import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/account.ts";
import { newRiddle } from "./captcha.ts";

export const captchaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contract.getCaptcha,
    handler: async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { ...(await newRiddle(app.settings, new Date())) };
    },
  });
};
