import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import * as contract from "#contract/list/recent-property.ts";
import { changeRecentProperties } from "./change-recent-properties.ts";

export const recentPropertyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contract.changeRecentProperties,
    handler: (request, reply) => {
      const { userId } = requireUser(request.caller);
      reply.header("cache-control", "no-store");
      return inTransaction(app.db, (tx) => changeRecentProperties(tx, userId, request.body));
    },
  });
};
