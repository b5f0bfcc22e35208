import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import * as contract from "#contract/account.ts";
import { readContact } from "#domain/account/read-contact.ts";
import { requireReachable } from "../record/account-limits.ts";
import { codeStatus } from "./code-status.ts";
import { resendCode } from "./resend-code.ts";
import { verifyContact } from "./verify-contact.ts";

export const verificationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({ ...contract.verifyEmail, handler: (request) => verifyContact(request, "email", request.body) });

  app.route({ ...contract.verifyPhone, handler: (request) => verifyContact(request, "phone", request.body) });

  app.route({
    ...contract.resendEmailCode,
    handler: (request) => resendCode(request, soundContact({ email: request.body.email })),
  });

  app.route({
    ...contract.resendPhoneCode,
    handler: async (request) => {
      const contact = soundContact({ phone: request.body.phone });
      requireReachable(request, contact);
      await requireCaptcha(request.server, request.body.captchaToken, request.site);
      return resendCode(request, contact);
    },
  });

  app.route({ ...contract.getCodeStatus, handler: ({ query }) => codeStatus(app, query.requestId) });
};

function soundContact(typed: Parameters<typeof readContact>[0]) {
  const { contact, faults } = readContact(typed);
  if (!contact) throw new Problem("validation", { fields: faults });
  return contact;
}
