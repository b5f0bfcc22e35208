import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import * as contract from "#contract/content.ts";
import { sites } from "#domain/site/sites.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { listCarousels } from "./list-carousels.ts";

export const contentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, describePictures = plainDescriptions } = app;
  app.route({
    ...contract.listCampaigns,
    handler: ({ query, site }) => {
      const { locale, siteId } = query;
      return listCampaigns(db, { locale, site: sites.find((known) => known.siteId === siteId) ?? site });
    },
  });
  app.route({
    ...contract.listCarousels,
    handler: ({ body, site: called }) => {
      const site = sites.find(({ siteId }) => siteId === body.siteId) ?? called;
      return listCarousels(db, { site, describePictures, secrets: settings.secrets }, body);
    },
  });
};
