import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { requireSameOrigin } from "#api/platform/http/security/same-origin.ts";
import * as contract from "#contract/order/host.ts";
import { declineToHost } from "./decline-to-host.ts";
import { hostOrderView } from "./host-order-view.ts";
import { hostTokenOf, requireHost } from "./host-token.ts";
import { reportNoShow } from "./report-no-show.ts";

/** A host sees and answers one booking by the link of a message. */
export const hostRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.addHook("preHandler", async (request) => requireSameOrigin(request));
  const orderOf = (request: FastifyRequest, orderNumber: string) =>
    requireHost(db, orderNumber, hostTokenOf(request.headers.cookie, orderNumber));

  app.route({
    ...contract.getHostOrder,
    handler: async (request) => hostOrderView(db, await orderOf(request, request.params.orderNumber), request.language),
  });
  app.route({
    ...contract.reportNoShow,
    handler: async (request) => {
      const { id } = await orderOf(request, request.params.orderNumber);
      const order = await inTransaction(db, (tx) => reportNoShow(tx, id));
      app.jobs.nudge("outbox");
      return hostOrderView(db, order, request.language);
    },
  });
  app.route({
    ...contract.declineToHost,
    handler: async (request) => {
      const { id } = await orderOf(request, request.params.orderNumber);
      const order = await inTransaction(db, (tx) => declineToHost(tx, id, request.body));
      return hostOrderView(db, order, request.language);
    },
  });
};
