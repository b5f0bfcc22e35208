import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireSmsCountry } from "#api/account/record/sms-budget.ts";
import { validContact } from "#api/account/record/valid-contact.ts";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import { clientOf } from "#api/platform/http/client.ts";
import * as contract from "#contract/account/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import { codeStatus } from "./code-status.ts";
import { resendCode } from "./resend-code.ts";
import { type TypedCode, verifyContact } from "./verify-contact.ts";

export const verificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, sessionListener, accountLimits: limits, sms } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const depsOf = ({ log }: FastifyRequest) => ({ db, settings, sessionListener, limits, log, sms });
  const verify = (request: FastifyRequest, channel: Contact["channel"], typed: TypedCode) =>
    verifyContact(depsOf(request), { channel, typed, caller: request.caller, holder: () => request.holder });
  const resend = (request: FastifyRequest, contact: Contact) =>
    resendCode(depsOf(request), { contact, caller: request.caller, client: clientOf(request) });

  app.route({ ...contract.verifyEmail, handler: (request) => verify(request, "email", request.body) });

  app.route({ ...contract.verifyPhone, handler: (request) => verify(request, "phone", request.body) });

  app.route({
    ...contract.resendEmailCode,
    handler: async (request) => resend(request, validContact({ email: request.body.email })),
  });

  app.route({
    ...contract.resendPhoneCode,
    handler: async (request) => {
      const contact = validContact({ phone: request.body.phone });
      requireSmsCountry(settings, contact);
      await requireCaptcha({ db, settings }, request.body.captchaToken, request.site);
      return resend(request, contact);
    },
  });

  app.route({
    ...contract.getCodeStatus,
    handler: ({ query }) => codeStatus(db, query.requestId),
  });
};
