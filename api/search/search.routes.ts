import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/search.ts";
import { searchProperties } from "./search-properties.ts";

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contract.searchProperties,
    handler: ({ site, body }) => searchProperties(app.db, site, body),
  });
};
