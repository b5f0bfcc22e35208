import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#api/cart/holder/owner.ts";
import { findOrder } from "#api/order/get-order.ts";
import { accessOf, lookUpCookie } from "#api/order/order-access.ts";
import { requireSameOrigin } from "#api/platform/http/security/same-origin.ts";
import * as contract from "#contract/order/order.ts";
import { confirmOrderCode } from "./confirm-order-code.ts";
import { confirmationToken } from "./confirmation-token.ts";
import { sendOrderCode } from "./send-order-code.ts";

/** A guest who can only read an order confirms its contact with a code, and may then act on it. */
export const orderCodeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, accountLimits: limits, sms } = app;
  const { secrets } = settings;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.addHook("preHandler", async (request) => requireSameOrigin(request));

  app.route({
    ...contract.sendOrderCode,
    handler: async (request) => {
      const { params, body, network, log, site } = request;
      const { token: access } = accessOf(request.headers.cookie, params.orderNumber);
      const credentials = { access, dialCode: site.dialCode };
      const order = await findOrder(db, params.orderNumber, ownerOf(request), credentials);
      return sendOrderCode({ db, settings, limits, log, sms }, order, { channel: body.channel, network });
    },
  });

  app.route({
    ...contract.confirmOrderCode,
    handler: async ({ params, body, protocol }, reply) => {
      const order = await confirmOrderCode(db, settings, { ...params, ...body });
      const confirmation = confirmationToken(order, { secrets, now: app.now() });
      const isHttps = protocol === "https";
      reply.header("set-cookie", await lookUpCookie(db, { order, isHttps, secrets, confirmation }));
      return reply.code(204).send(null);
    },
  });
};
