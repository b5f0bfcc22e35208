import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/search/place.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { cachePlaces } from "./cache-places.ts";
import { findPlaces, landmarksOf } from "./find-places.ts";
import { withPoints } from "./place-points.ts";
import { readSentence } from "./read-sentence.ts";

export const placeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, settings } = app;
  const places = cachePlaces(db, now, (failure) =>
    app.log.warn({ err: failure, event: "places" }, "names of places could not be read again"),
  );
  app.route({
    ...contract.findPlaces,
    handler: async ({ query, language }) => {
      const known = await places.current();
      const locale = query.locale ?? language;
      if (query.landmarksOf) return landmarksOf(known, query.landmarksOf, locale);
      const answer = findPlaces(known, query.text ?? "", locale);
      if (!query.points) return answer;
      return { ...answer, places: await withPoints(db, answer.places, known.centres, settings.secrets) };
    },
  });
  app.route({
    ...contract.readSentence,
    handler: async ({ query, language, site, currency }) => {
      const today = todayInRiyadh(now());
      const known = await places.current();
      const reading = {
        today,
        maxDate: maxDateOf(today, site.calendarWindowMonths),
        weekendNights: site.weekendNights,
        country: site.countryCode,
        currency: query.currency ?? currency,
        rates: known.rates,
      };
      return readSentence(known, query.text, reading, query.locale ?? language);
    },
  });
};
