import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as contract from "#contract/site/analytics.ts";
import { CONSENT_COOKIE, readConsent } from "#domain/analytics/consent.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { recordEvents } from "./record-events.ts";

export const analyticsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  /** Without the guest's consent nothing is stored. A failure to store events is logged and not shown to the guest. */
  app.route({
    ...contract.recordEvents,
    handler: async (request, reply) => {
      const { body, site, log } = request;
      const taken = hasConsent(request)
        ? await recordEvents({ db, site, now: app.now() }, body).catch((err: unknown) => {
            log.warn({ err, event: "events-lost" }, "events lost");
            return 0;
          })
        : 0;
      return reply.code(202).send({ taken });
    },
  });
};

function hasConsent({ headers }: FastifyRequest): boolean {
  return readConsent(readCookie(headers.cookie, CONSENT_COOKIE)) === "all";
}
