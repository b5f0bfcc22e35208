import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type {} from "#api/freshness/freshness-plugin.ts";
import * as contract from "#contract/property/review.ts";
import { ownReviews } from "./own-reviews.ts";
import { retrieveReviews } from "./retrieve-reviews.ts";

export const reviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const sources = { google: app.googleReviews.source, mabeet: ownReviews(db) };
  app.route({
    ...contract.retrieveReviews,
    handler: ({ body, language, network }, reply) => {
      reply.shows([{ propertyIds: [body.productId], nights: null }]);
      return retrieveReviews({ sources, secrets: settings.secrets, language, network }, body);
    },
  });
};
