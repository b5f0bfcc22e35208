import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { showsNoProperty } from "#api/freshness/freshness-plugin.ts";
import { publicCache } from "#api/platform/http/public-cache.ts";
import * as contract from "#contract/site/system.ts";
import { listCountries } from "./list-countries.ts";
import { listCurrencies } from "./list-currencies.ts";

const HOUR = 3_600;

export const systemRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", showsNoProperty);
  app.route({ ...contract.listCurrencies, onSend: publicCache(HOUR), handler: () => listCurrencies(app.db) });
  app.route({ ...contract.listCountries, onSend: publicCache(24 * HOUR), handler: () => listCountries(app.db) });
};
