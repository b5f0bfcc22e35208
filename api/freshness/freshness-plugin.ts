import type { onRequestAsyncHookHandler } from "fastify";
import fp from "fastify-plugin";
import type {} from "#api/platform/http/page-calls.ts";
import { type AppliedChanges, openAppliedChanges } from "./applied-changes.ts";
import type { Shown, ShownProperties } from "./shown-properties.ts";

declare module "fastify" {
  interface FastifyInstance {
    appliedChanges: AppliedChanges;
  }
  interface FastifyReply {
    /** Tells a page of this process what the answer shows. A page is shown for long only if all its answers say it. */
    shows: (properties: readonly ShownProperties[], until?: number | null) => FastifyReply;
  }
}

export const SHOWN_HEADER = "x-shown";

/** For answers that show no property, such as names; a page may show them a minute longer. */
export const showsNoProperty: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.shows([]);
};

/** Knows whether the properties that an answer shows have changed since. */
export const freshnessPlugin = fp(
  async (app) => {
    app.decorate("appliedChanges", openAppliedChanges());
    app.decorateReply("shows", function shows(properties, until = null) {
      const shown: Shown = { properties, until };
      return this.request.isPageCall ? this.header(SHOWN_HEADER, JSON.stringify(shown)) : this;
    });
  },
  { name: "freshness", dependencies: ["page-calls"] },
);
