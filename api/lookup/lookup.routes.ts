import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { showsNoProperty } from "#api/freshness/freshness-plugin.ts";
import * as contract from "#contract/site/lookup.ts";
import { getLookups } from "./get-lookups.ts";
import { listLookups, listLookupTypes } from "./list-lookups.ts";
import { retrieveLookups } from "./retrieve-lookups.ts";
import { searchLookups } from "./search-lookups.ts";

export const lookupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", showsNoProperty);
  app.route({ ...contract.listLookupTypes, handler: () => listLookupTypes() });
  app.route({
    ...contract.listLookups,
    handler: ({ params, query, language, site }) =>
      listLookups(db, params.lookupType, query.locale ?? language, site.countryCode),
  });
  app.route({
    ...contract.searchLookups,
    handler: ({ query, language }) => searchLookups(db, query, query.locale ?? language),
  });
  app.route({
    ...contract.getLookups,
    handler: ({ query, language }) => getLookups(db, query, query.locale ?? language),
  });
  app.route({
    ...contract.retrieveLookups,
    handler: ({ body, query, language }) => retrieveLookups(db, body.lookupsIds, query.locale ?? language),
  });
};
