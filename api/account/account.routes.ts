import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/account.ts";
import { confirmIdentity, sendIdentityCode } from "./confirm-identity.ts";
import { logIn } from "./log-in.ts";
import { changePassword } from "./password/change-password.ts";
import { forgotPassword } from "./password/forgot-password.ts";
import { setPassword } from "./password/set-password.ts";
import { register } from "./register.ts";
import { updateRegistration } from "./update-registration.ts";
import { findLink } from "./verification/try-code.ts";

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

  app.route({ ...contract.updateRegistration, handler: (request) => updateRegistration(request, request.body) });

  app.route({
    ...contract.confirmIdentity,
    handler: async (request, reply) => {
      await confirmIdentity(request, request.body);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contract.sendIdentityCode,
    handler: (request) => sendIdentityCode(request, request.body.channel),
  });

  app.route({
    ...contract.forgotPassword,
    handler: async (request, reply) => reply.code(202).send(await forgotPassword(request, request.body)),
  });

  app.route({
    ...contract.setPasswordByEmail,
    handler: (request, reply) => setPassword(request, reply, "email", request.body),
  });

  app.route({
    ...contract.setPasswordByPhone,
    handler: (request, reply) => setPassword(request, reply, "phone", request.body),
  });

  app.route({
    ...contract.checkResetLink,
    handler: async ({ params }) => {
      const isValid = (await findLink(app.db, "reset-email", params.token)) !== undefined;
      return { valid: isValid, channel: isValid ? ("email" as const) : null };
    },
  });

  app.route({
    ...contract.changePassword,
    handler: async (request, reply) => {
      await changePassword(request, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  });
};
