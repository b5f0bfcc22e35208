import type { onRequestAsyncHookHandler } from "fastify";
import fp from "fastify-plugin";
import type {} from "#api/platform/http/page-calls.ts";
import { type HomeChanges, openHomeChanges } from "./home-changes.ts";
import type { Shown, ShownHomes } from "./shown-homes.ts";

declare module "fastify" {
  interface FastifyInstance {
    homeChanges: HomeChanges;
  }
  interface FastifyReply {
    /** Tells a page of this process what the answer shows. A page is shown for long only if all its answers say it. */
    shows: (homes: readonly ShownHomes[], until?: number | null) => FastifyReply;
  }
}

export const SHOWN_HEADER = "x-shown";

/** For answers that show no home, such as names; a page may show them a minute longer. */
export const showsNoHome: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.shows([]);
};

/** Knows whether the homes that an answer shows have changed since. */
export const freshnessPlugin = fp(
  async (app) => {
    app.decorate("homeChanges", openHomeChanges());
    app.decorateReply("shows", function shows(homes, until = null) {
      const shown: Shown = { homes, until };
      return this.request.isPageCall ? this.header(SHOWN_HEADER, JSON.stringify(shown)) : this;
    });
  },
  { name: "freshness", dependencies: ["page-calls"] },
);
