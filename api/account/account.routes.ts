import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/account.ts";
import { logIn } from "./log-in.ts";
import { register } from "./register.ts";

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.register,
    handler: async (request, reply) => {
      await register(request, reply, request.body);
      return reply;
    },
  });

  app.route({ ...contract.logIn, handler: (request, reply) => logIn(request, reply, request.body) });
};
