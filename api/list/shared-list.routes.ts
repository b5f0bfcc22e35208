import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import { sealedHash, sealKeysOf } from "#api/platform/sealing/seal.ts";
import * as contract from "#contract/list/list.ts";
import { getSharedList } from "./get-shared-list.ts";
import { requestBrowsers } from "./request-browser.ts";
import { voteForProperty } from "./vote-for-property.ts";

const HOUR_S = 3_600;

/** A shared list for anybody with its link. */
export const sharedListRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, describePictures = plainDescriptions } = app;
  const { secrets, limitVote, limitVoters } = settings;
  const sealKeys = sealKeysOf(settings);
  const votes = sharedLimiter(db.$client, { name: "list-vote", points: limitVote, seconds: HOUR_S });
  const { knownBrowser, browserOf } = requestBrowsers(secrets);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.route({
    ...contract.getSharedList,
    handler: (request) => {
      const { params, query, site } = request;
      const browserId = knownBrowser(request);
      return getSharedList(db, { site, describePictures, secrets }, { ...params, ...query, browserId });
    },
  });
  app.route({
    ...contract.voteForProperty,
    handler: async (request, reply) => {
      const { params, body, network, log } = request;
      await consume(votes, network, { limit: "list-vote", log });
      const networkHash = sealedHash(sealKeys, "list-voter-network", network);
      const vote = { ...params, ...body, browserId: browserOf(request, reply), networkHash, limitVoters };
      return inTransaction(db, (tx) => voteForProperty(tx, vote), { isRepeatable: true });
    },
  });
};
