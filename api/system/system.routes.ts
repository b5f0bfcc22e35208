import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/system.ts";
import { keptFor } from "./kept-for.ts";
import { listCountries } from "./list-countries.ts";
import { listCurrencies } from "./list-currencies.ts";

const HOUR = 3_600;

export const systemRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...contract.listCurrencies, onSend: keptFor(HOUR), handler: () => listCurrencies(app.db) });
  app.route({ ...contract.listCountries, onSend: keptFor(24 * HOUR), handler: () => listCountries(app.db) });
};
