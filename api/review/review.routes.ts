import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/review.ts";
import { retrieveReviews } from "./retrieve-reviews.ts";
import { googleReviews, ownReviews } from "./stored-reviews.ts";

export const reviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const sources = { google: googleReviews(db), mabeet: ownReviews(db) };
  app.route({
    ...contract.retrieveReviews,
    handler: ({ body, language }) => retrieveReviews({ sources, secrets: settings.secrets, language }, body),
  });
};
