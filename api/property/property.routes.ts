import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/property.ts";
import { listCities } from "./list-cities.ts";

export const propertyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...contract.listCities, handler: ({ site }) => listCities(app.db, site) });
};
