import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/account/account.ts";
import { createCaptcha } from "./captcha.ts";

export const captchaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contract.getCaptcha,
    handler: async ({ site }, reply) => {
      reply.header("cache-control", "no-store");
      const { secrets } = app.settings;
      return { ...(await createCaptcha({ secrets, site, now: new Date() })) };
    },
  });
};
