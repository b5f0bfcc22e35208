import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#api/cart/owner.ts";
import { consume, sharedLimiter } from "#api/platform/http/limiter.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import * as contract from "#contract/payment.ts";
import { problemOfCode } from "#domain/problem/problems.ts";
import { checkPayment } from "./check-payment.ts";
import { listPaymentMethods } from "./list-methods.ts";
import { pay } from "./pay.ts";
import type { PayAnswer } from "./pay-answer.ts";
import { paymentWebhooks } from "./payment-webhooks.ts";
import { requestMutex } from "./request-mutex.ts";

/** A cart that is tried more often than this is tried by somebody with many cards. */
const tries = { name: "pay", points: 5, seconds: 10 * 60 };

export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const deps = app.paymentDeps;
  const limiter = sharedLimiter(app.db.$client, tries);
  const oncePerKey = requestMutex();
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.route({
    ...contract.listPaymentMethods,
    handler: (request) => listPaymentMethods(deps, request, request.query.cartId),
  });
  app.route({
    ...contract.pay,
    handler: async (request) => {
      const { cartId } = request.body;
      const countTry = () => consume(limiter, cartId, { limit: tries.name, log: request.log });
      const answer = await oncePerKey(request, () => pay(deps, request, request.body, countTry));
      app.jobs.nudge("outbox");
      return sendPaid(answer);
    },
  });
  app.route({
    ...contract.payWithVisaCheckout,
    handler: async () => {
      throw new Problem("method-not-available");
    },
  });
  app.route({
    ...contract.checkPayment,
    handler: async (request) => {
      const found = await checkPayment(deps, ownerOf(request), request.query.paymentId);
      if (found.status !== "PENDING") app.jobs.nudge("outbox");
      return found;
    },
  });
  await app.register(paymentWebhooks);
};

/** A definite no has the status of its problem, so that it reads as any other refusal does. */
function sendPaid(answer: PayAnswer): PayAnswer {
  const problem = answer.code === undefined ? undefined : problemOfCode(answer.code);
  if (answer.status !== "FAILED" || !problem || problem === "method-not-for-this-order") return answer;
  const { paymentId, orderNumber } = answer;
  throw new Problem(problem, { details: { paymentId, orderNumber, status: answer.status } });
}
