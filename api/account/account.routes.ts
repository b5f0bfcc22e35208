import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Tx } from "#api/platform/database/database.ts";
import { answerOnce, requestScope } from "#api/platform/http/answer-once.ts";
import { clientOf } from "#api/platform/http/client.ts";
import { isAnswered } from "#api/platform/idempotency/run-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import * as contract from "#contract/account/account.ts";
import { confirmIdentity, sendIdentityCode } from "./confirm-identity.ts";
import { logIn } from "./log-in.ts";
import { logInWithCode, sendLoginCode } from "./log-in-with-code.ts";
import { admitRegistration, contactKey, register, repeatableBodies, validRegistration } from "./register.ts";
import { requireUser } from "./session/require-user.ts";
import { signedInAnswer } from "./session/signed-in-answer.ts";
import { updateRegistration } from "./update-registration.ts";

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, passwords, sessionListener, accountLimits: limits, sms } = app;
  const depsOf = ({ log }: FastifyRequest) => ({ db, settings, passwords, sessionListener, limits, log, sms });
  const browserOf = (request: FastifyRequest) => ({ ...clientOf(request), holder: () => request.holder });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.register,
    handler: async (request, reply) => {
      const { body } = request;
      const registration = await validRegistration(db, body);
      const caller = contactKey(registration.contact);
      const isRepeated = await isAnswered(db, requestScope(request, caller));
      const client = clientOf(request);
      const admitted = isRepeated ? null : await admitRegistration(depsOf(request), client, registration, body);
      const work = async (tx: Tx) => {
        if (!admitted) throw new Problem("idempotency-running", { retryAfterSeconds: 1 });
        return { status: 201, body: await register(tx, settings, admitted) };
      };
      return answerOnce(request, reply, work, { caller, bodies: repeatableBodies(body, settings.secrets) });
    },
  });

  app.route({
    ...contract.logIn,
    handler: async (request, reply) => {
      const browser = browserOf(request);
      const opened = await logIn(depsOf(request), browser, request.body, { isPlainForm: request.isPageCall });
      const { headers, body } = await signedInAnswer({ db, settings }, browser, opened);
      return reply.headers(headers).send(body);
    },
  });

  app.route({
    ...contract.sendLoginCode,
    handler: async (request, reply) =>
      reply.code(202).send(await sendLoginCode(depsOf(request), clientOf(request), request.body)),
  });

  app.route({
    ...contract.logInWithCode,
    handler: async (request, reply) => {
      const browser = browserOf(request);
      const opened = await logInWithCode(depsOf(request), browser, request.body);
      const { headers, body } = await signedInAnswer({ db, settings }, browser, opened);
      return reply.headers(headers).send(body);
    },
  });

  app.route({
    ...contract.updateRegistration,
    handler: async (request) =>
      updateRegistration(depsOf(request), clientOf(request), requireUser(request.caller), request.body),
  });

  app.route({
    ...contract.confirmIdentity,
    handler: async (request, reply) => {
      await confirmIdentity(depsOf(request), requireUser(request.caller), request.body);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contract.sendIdentityCode,
    handler: async (request) =>
      sendIdentityCode(depsOf(request), clientOf(request), requireUser(request.caller), request.body.channel),
  });
};
