import fp from "fastify-plugin";
import { watchPartner } from "#api/platform/metrics/watch-partner.ts";
import { type GoogleReviews, openGoogleReviews } from "./google-reviews.ts";
import { createPlacesClient } from "./places-client.ts";
import { openPlacesLimit } from "./places-limit.ts";

declare module "fastify" {
  interface FastifyInstance {
    googleReviews: GoogleReviews;
  }
}

/** One client of Google's reviews for all routes. */
export const googlePlugin = fp(
  async (app) => {
    const { db, settings, log, now } = app;
    const client = createPlacesClient(settings);
    const limit = openPlacesLimit(db.$client, { settings, now });
    app.decorate("googleReviews", openGoogleReviews({ db, log, now, client, limit }));
    if (client) watchPartner(app.metrics, "places", client.isUp);
  },
  { name: "google-reviews", dependencies: ["metrics"] },
);
