import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { keyOwner, ownerOf } from "#api/cart/holder/owner.ts";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import { requestScope } from "#api/platform/http/answer-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/cart/payment.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { problemOfCode } from "#domain/problem/problems.ts";
import { abandonPayment } from "./complete/abandon-payment.ts";
import { checkPayment } from "./complete/check-payment.ts";
import { createCardSession } from "./pay/create-card-session.ts";
import { listPaymentMethods } from "./pay/list-methods.ts";
import { type PayCall, pay } from "./pay/pay.ts";
import type { PayAnswer } from "./pay/pay-answer.ts";
import { requestKey } from "./pay/request-key.ts";
import { requestMutex } from "./pay/request-mutex.ts";
import { returnOrigin } from "./pay/return-origin.ts";
import { webhookRoutes } from "./webhook/webhook.routes.ts";

/** More attempts on one cart suggest stolen cards. */
const attempts = { name: "pay", points: 5, seconds: 10 * 60 };
/** Each view of the card fields needs one. */
const sessions = { name: "card-session", points: 30, seconds: 10 * 60 };

export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { paymentDeps: deps, settings } = app;
  const limiter = sharedLimiter(app.db.$client, attempts);
  const sessionLimiter = sharedLimiter(app.db.$client, sessions);
  const oncePerKey = requestMutex();
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const callOf = (request: FastifyRequest, body: { cartId: string }): PayCall => {
    const { log } = request;
    return {
      owner: ownerOf(request),
      key: requestKey(requestScope(request, keyOwner(ownerOf(request)))),
      body,
      returnOrigin: returnOrigin(request, settings.appEnv),
      describePictures: app.describePictures ?? plainDescriptions,
      countAttempt: () => consume(limiter, body.cartId, { limit: attempts.name, log }),
    };
  };

  app.route({
    ...contract.listPaymentMethods,
    handler: (request) => listPaymentMethods(deps, ownerOf(request), request.query.cartId, request),
  });
  app.route({
    ...contract.createCardSession,
    handler: async (request) => {
      const { cartId } = request.body;
      await consume(sessionLimiter, cartId, { limit: sessions.name, log: request.log });
      const page = { language: request.language, returnOrigin: returnOrigin(request, settings.appEnv) };
      return createCardSession(deps, ownerOf(request), request.body, page);
    },
  });
  app.route({
    ...contract.pay,
    handler: async (request) => {
      const call = callOf(request, request.body);
      const answer = await oncePerKey(call.key, () => pay(deps, call, async () => request.body));
      app.jobs.nudge("outbox");
      return answered(answer);
    },
  });
  app.route({
    ...contract.payWithVisaCheckout,
    handler: async (request) => {
      if (settings.visaCheckout === "off") throw new Problem("method-not-available");
      const { cartId, callId: token } = request.body;
      const returnUrl = pagePath("paymentReturn", "desktop", { cartId });
      const readInput = async () => {
        const { payable } = await listPaymentMethods(deps, ownerOf(request), cartId, request);
        return { cartId, method: "card", token, returnUrl, acceptedTotal: payable.total } as const;
      };
      const call = callOf(request, request.body);
      const answer = await oncePerKey(call.key, () => pay(deps, call, readInput));
      app.jobs.nudge("outbox");
      return answered(answer);
    },
  });
  app.route({
    ...contract.checkPayment,
    config: { isNeverShed: true },
    handler: async (request) => {
      const found = await checkPayment(deps, ownerOf(request), request.query.paymentId);
      if (found.status !== "PENDING") app.jobs.nudge("outbox");
      return found;
    },
  });
  app.route({
    ...contract.abandonPayment,
    handler: async (request) => {
      const found = await abandonPayment(deps, ownerOf(request), request.params.paymentId);
      if (found.status !== "PENDING") app.jobs.nudge("outbox");
      return found;
    },
  });
  await app.register(webhookRoutes);
};

/** A definite refusal is sent as its problem, like any other refusal. */
function answered(answer: PayAnswer): PayAnswer {
  const problem = answer.code === undefined ? undefined : problemOfCode(answer.code);
  if (answer.status !== "FAILED" || !problem || problem === "method-not-for-this-order") return answer;
  const { paymentId, orderNumber } = answer;
  throw new Problem(problem, { details: { paymentId, orderNumber, status: answer.status } });
}
