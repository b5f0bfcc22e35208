import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { signedInAnswer } from "#api/account/session/signed-in-answer.ts";
import { findLink } from "#api/account/verification/check-code.ts";
import { clientOf } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import * as contract from "#contract/account/account.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { setPassword } from "./set-password.ts";

export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, passwords, sessionListener, accountLimits: limits, sms } = app;
  const depsOf = ({ log }: FastifyRequest) => ({ db, settings, passwords, sessionListener, limits, log, sms });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.forgotPassword,
    handler: async (request, reply) =>
      reply.code(202).send(await forgotPassword(depsOf(request), clientOf(request), request.body)),
  });

  for (const [endpoint, channel] of [
    [contract.setPasswordByEmail, "email"],
    [contract.setPasswordByPhone, "phone"],
  ] as const) {
    app.route({
      ...endpoint,
      handler: async (request, reply) => {
        const browser = { ...clientOf(request), holder: () => request.holder };
        const opened = await setPassword(depsOf(request), browser, channel, request.body);
        const { headers, body } = await signedInAnswer({ db, settings }, browser, opened);
        return reply.headers(headers).send(body);
      },
    });
  }

  app.route({
    ...contract.checkResetLink,
    handler: async ({ params }) => {
      const isValid = (await findLink(db, "reset-email", params.token)) !== undefined;
      return { valid: isValid, channel: isValid ? ("email" as const) : null };
    },
  });

  app.route({
    ...contract.changePassword,
    handler: async (request, reply) => {
      const user = requireUser(request.caller);
      if (user.userId !== request.params.userId) throw new Problem("not-found");
      await changePassword(depsOf(request), user, request.body);
      return reply.code(204).send(null);
    },
  });
};
