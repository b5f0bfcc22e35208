import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Problem } from "#api/problem/problem.ts";
import * as contract from "#contract/payment.ts";
import { problemOfCode } from "#domain/problem/problems.ts";
import { checkPayment } from "./check-payment.ts";
import { listPaymentMethods } from "./list-methods.ts";
import { ownerOf } from "./owner.ts";
import { pay } from "./pay.ts";
import type { PayAnswer } from "./pay-answer.ts";
import { paymentWebhooks } from "./payment-webhooks.ts";

export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const desk = app.paymentDesk;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.route({
    ...contract.listPaymentMethods,
    handler: (request) => listPaymentMethods(desk, request, request.query.cartId),
  });
  app.route({
    ...contract.pay,
    handler: async (request) => {
      const answer = await pay(desk, request, request.body);
      desk.nudge();
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
      const found = await checkPayment(desk, ownerOf(request), request.query.paymentId);
      if (found.status !== "PENDING") desk.nudge();
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
