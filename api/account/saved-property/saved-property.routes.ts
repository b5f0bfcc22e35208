import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import * as contract from "#contract/saved-property.ts";
import { changeSavedProperties } from "./change-saved-properties.ts";

export const savedPropertyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contract.changeSavedProperties,
    handler: (request, reply) => {
      const { userId } = requireUser(request.caller);
      reply.header("cache-control", "no-store");
      return inTransaction(app.db, (tx) => changeSavedProperties(tx, userId, request.body));
    },
  });
};
