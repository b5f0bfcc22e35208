import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/lookup.ts";
import { listLookups } from "./list-lookups.ts";

export const lookupRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contract.listLookups,
    handler: ({ params, query, language }) => listLookups(app.db, params.lookupType, query.locale ?? language),
  });
};
