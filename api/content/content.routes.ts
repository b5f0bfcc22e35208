import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { earliest } from "#api/freshness/earliest.ts";
import type {} from "#api/freshness/freshness-plugin.ts";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import * as contract from "#contract/site/content.ts";
import { sites } from "#domain/site/sites.ts";
import { numberOfDay } from "#domain/stay/day.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { listCarousels } from "./list-carousels.ts";

export const contentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, describePictures = plainDescriptions } = app;
  app.route({
    ...contract.listCampaigns,
    handler: async ({ query, site }, reply) => {
      const { locale, siteId } = query;
      const answer = await listCampaigns(db, { locale, site: sites.find((known) => known.siteId === siteId) ?? site });
      const ends = [...answer.campaigns.en, ...answer.campaigns.ar].map(({ endDate }) => endDate);
      reply.shows([], earliest(ends));
      return answer;
    },
  });
  app.route({
    ...contract.listCarousels,
    handler: async ({ body, site: called }, reply) => {
      const site = sites.find(({ siteId }) => siteId === body.siteId) ?? called;
      const answer = await listCarousels(db, { site, describePictures, secrets: settings.secrets }, body);
      const cards = answer.carousels.flatMap(({ properties }) => properties);
      const nights = { from: numberOfDay(body.checkIn), to: numberOfDay(body.checkOut) - 1 };
      const ends = cards.map(({ lastFreeCancellation }) => lastFreeCancellation);
      reply.shows([{ propertyIds: cards.map(({ id }) => id), nights }], earliest(ends));
      return answer;
    },
  });
};
