import fp from "fastify-plugin";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { type GoogleReviews, openGoogleReviews } from "./google-reviews.ts";

declare module "fastify" {
  interface FastifyInstance {
    googleReviews: GoogleReviews;
  }
}

/** One client of Google's reviews for all routes. */
export const googlePlugin = fp(
  async (app) => {
    const { db, settings, now } = app;
    const onFailure = (failure: unknown) => {
      const outcome = failure instanceof GatewayFailure ? `${failure.reason} ${failure.status ?? ""}`.trim() : "failed";
      app.log.warn({ err: failure, event: "reviews-partner", outcome }, "the partner of reviews did not answer");
    };
    app.decorate("googleReviews", openGoogleReviews({ db, settings, now, onFailure }));
  },
  { name: "google-reviews", dependencies: [] },
);
