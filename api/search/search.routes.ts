import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { showsNoProperty } from "#api/freshness/freshness-plugin.ts";
import type { Shown } from "#api/freshness/shown-properties.ts";
import type {} from "#api/platform/lifecycle/health-plugin.ts";
import { isRealLocationShown } from "#api/property/location/real-location.ts";
import * as placeContract from "#contract/search/place.ts";
import * as contract from "#contract/search/search.ts";
import { advanceSearch } from "./advance-search.ts";
import { openSentenceExamples } from "./example/sentence-examples.ts";
import { findFlexibleDates } from "./find-flexible-dates.ts";
import { findNearestDates } from "./find-nearest-dates.ts";
import { openEngine } from "./search-engine.ts";
import { openSearchIds } from "./search-ids.ts";
import { watchSearch } from "./search-metrics.ts";
import { searchProperties } from "./search-properties.ts";

const BYTES_PER_MB = 1_048_576;

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, now } = app;
  const engine = openEngine({
    db,
    directUrl: settings.databaseDirectUrl,
    now,
    changes: app.appliedChanges,
    secrets: settings.secrets,
    describePictures: app.describePictures,
    budgetBytes: settings.searchMemoryMb * BYTES_PER_MB,
    onFailure: (failure) =>
      app.log.warn({ err: failure, event: "search-feed" }, "search could not be brought up to date"),
  });
  const parts = { engine, ids: openSearchIds(() => now().getTime()) };
  const observe = watchSearch(app.metrics, engine, now);
  app.addHook("onClose", engine.stop);
  app.readersInMemory.add(() => engine.shards.all().length > 0);

  /** The engine writes JSON itself, in the shape the contract promises; a test holds it to that. */
  const send = async (reply: FastifyReply, answer: () => Promise<Buffer>) => {
    const began = performance.now();
    const json = await answer();
    observe((performance.now() - began) / 1000);
    return reply.header("content-type", "application/json; charset=utf-8").send(json);
  };
  const context = (request: FastifyRequest, reply: FastifyReply) => ({
    site: request.site,
    isExact: isRealLocationShown(request.headers.cookie, settings),
    now: now(),
    ...(request.isPageCall && { onShown: ({ properties, until }: Shown) => void reply.shows(properties, until) }),
  });
  const examplesOf = openSentenceExamples({
    engine,
    now,
    onFailure: (failure) => app.log.info({ err: failure, event: "sentence-examples" }, "an example was not searched"),
  });
  app.route({
    ...placeContract.listExamples,
    // Examples are chosen for ten minutes, whatever is booked meanwhile.
    onRequest: showsNoProperty,
    handler: async ({ query, site, language }) => ({ examples: await examplesOf(site, query.locale ?? language) }),
  });
  app.route({
    ...contract.searchProperties,
    handler: (request, reply) =>
      send(reply, async () => searchProperties(parts, context(request, reply), request.body)),
  });
  app.route({
    ...contract.advanceSearch,
    handler: (request, reply) => send(reply, async () => advanceSearch(parts, context(request, reply), request.body)),
  });
  app.route({
    ...contract.findNearestDates,
    handler: (request, reply) => findNearestDates(engine, context(request, reply), request.body),
  });
  app.route({
    ...contract.findFlexibleDates,
    handler: (request, reply) => findFlexibleDates(engine, context(request, reply), request.body),
  });
};
