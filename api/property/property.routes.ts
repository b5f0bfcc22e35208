import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { earliest } from "#api/freshness/earliest.ts";
import type {} from "#api/freshness/freshness-plugin.ts";
import type { ShownProperties } from "#api/freshness/shown-properties.ts";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import * as quoting from "#contract/cart/quote.ts";
import * as hosting from "#contract/list/host-profile.ts";
import * as listing from "#contract/list/saved-property.ts";
import * as contract from "#contract/property/property.ts";
import * as touring from "#contract/property/tour.ts";
import * as comparing from "#contract/search/compare.ts";
import { compareProperties } from "./compare/compare-properties.ts";
import { getPropertyDetails } from "./details/get-property-details.ts";
import { getTour } from "./details/get-tour.ts";
import { getHostProfile } from "./get-host-profile.ts";
import { listCards } from "./list-cards.ts";
import { cachedCitySums, listCities } from "./list-cities.ts";
import { isRealLocationShown } from "./location/real-location.ts";
import { getAvailability } from "./offer/get-availability.ts";
import { type JudgeCoupon, quoteStay } from "./offer/quote-stay.ts";

export const propertyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, describePictures = plainDescriptions } = app;
  const citySums = cachedCitySums(db, app.now);
  const home = (propertyId: number): ShownProperties[] => [{ propertyIds: [propertyId], nights: null }];
  app.route({
    ...contract.listCities,
    handler: async ({ site }, reply) => {
      const { sums, until } = await citySums();
      reply.shows([], until);
      return listCities(sums, site);
    },
  });
  app.route({
    ...contract.getPropertyDetails,
    handler: async (request, reply) => {
      const google = await app.googleReviews.offer();
      reply.shows(home(request.query.propertyId), google.until);
      const isExact = isRealLocationShown(request.headers.cookie, settings);
      const context = {
        db,
        brand: request.site.brand,
        secrets: settings.secrets,
        isExact,
        isGoogleOffered: google.isOffered,
        describePictures,
      };
      return getPropertyDetails(context, request.query.propertyId);
    },
  });
  app.route({
    ...contract.getAvailability,
    handler: async (request, reply) => {
      const { site, params, query } = request;
      reply.shows(home(params.propertyId));
      const context = { db, site, now: app.now(), ownClaims: await request.ownClaims() };
      return getAvailability(context, params.propertyId, query);
    },
  });
  app.route({
    ...touring.getTour,
    handler: ({ params }) => getTour(db, params.propertyId, app.pictureTour),
  });
  app.route({
    ...hosting.getHostProfile,
    handler: ({ site, params, query }) =>
      getHostProfile(db, { site, describePictures, secrets: settings.secrets }, { ...params, ...query }),
  });
  app.route({
    ...listing.listCards,
    handler: ({ site, body }) => listCards(db, { site, describePictures, secrets: settings.secrets }, body),
  });
  app.route({
    ...comparing.compareProperties,
    handler: async (request, reply) => {
      const { site, body } = request;
      const context = { db, site, secrets: settings.secrets, describePictures };
      const answer = await compareProperties({ ...context, ownClaims: await request.ownClaims() }, body);
      const ends = answer.properties.map(({ refund }) => refund?.until ?? null);
      reply.shows([{ propertyIds: body.propertyIds, nights: null }], earliest(ends));
      return answer;
    },
  });
  app.route({
    ...quoting.quoteStay,
    handler: async (request, reply) => {
      const { site, body } = request;
      const quoting = { db, site, secrets: settings.secrets, ownClaims: await request.ownClaims() };
      const judgeCoupon: JudgeCoupon = (...args) => request.judgeCoupon(...args);
      const { deadline, ...answer } = await quoteStay({ ...quoting, judgeCoupon }, body);
      reply.shows(home(body.propertyId), deadline > app.now() ? deadline.getTime() : null);
      return answer;
    },
  });
};
