import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { requireSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/list.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { changeLists } from "./change-lists.ts";
import { countVotes } from "./count-votes.ts";
import { getSharedList } from "./get-shared-list.ts";
import { listBrowserCookie, readListBrowser } from "./list-browser.ts";
import { type ListOwner, shareList, unshareList } from "./share-list.ts";
import { voteForProperty } from "./vote-for-property.ts";

const HOUR_S = 3_600;

export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, describePictures = plainDescriptions } = app;
  const { secrets, limitShare, limitVote } = settings;
  const limiterOf = (name: string, points: number) => sharedLimiter(db.$client, { name, points, seconds: HOUR_S });
  const [shares, votes] = [limiterOf("list-share", limitShare), limiterOf("list-vote", limitVote)];
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const knownBrowser = (request: FastifyRequest): string | null => {
    const browser = readListBrowser(request.headers.cookie, secrets);
    if (browser) requireSameOrigin(request);
    return browser;
  };
  /** A browser without an id gets one. */
  const browserOf = (request: FastifyRequest, reply: FastifyReply): string => {
    const browser = knownBrowser(request) ?? randomUUID();
    reply.header("set-cookie", listBrowserCookie(browser, secrets, request.protocol === "https"));
    return browser;
  };
  const ownerOf = (request: FastifyRequest, reply: FastifyReply): ListOwner =>
    request.caller.kind === "user" ? { accountId: request.caller.userId } : { browserId: browserOf(request, reply) };
  const knownOwner = (request: FastifyRequest): ListOwner => {
    if (request.caller.kind === "user") return { accountId: request.caller.userId };
    const browserId = knownBrowser(request);
    if (!browserId) throw new Problem("not-found");
    return { browserId };
  };

  app.route({
    ...contract.changeLists,
    handler: (request) => {
      const { caller, body, language } = request;
      const { userId: accountId } = requireUser(caller);
      const browserId = knownBrowser(request);
      const defaultName = messagesOf(language).shell.footer.saved;
      const by = { accountId, browserId, secrets, defaultName };
      return inTransaction(db, (tx) => changeLists(tx, by, body), { isRepeatable: true });
    },
  });
  app.route({
    ...contract.shareList,
    handler: async (request, reply) => {
      const { params, body, network, log } = request;
      await consume(shares, network, { limit: "list-share", log });
      const owner = ownerOf(request, reply);
      return inTransaction(db, (tx) => shareList(tx, owner, { ...body, ...params, secrets }), { isRepeatable: true });
    },
  });
  app.route({
    ...contract.unshareList,
    handler: async (request, reply) => {
      const owner = ownerOf(request, reply);
      await inTransaction(db, (tx) => unshareList(tx, owner, request.params.listId));
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...contract.countVotes,
    handler: (request) => countVotes(db, knownOwner(request), request.params.listId),
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
      const browserId = browserOf(request, reply);
      return inTransaction(db, (tx) => voteForProperty(tx, { ...params, ...body, browserId }), { isRepeatable: true });
    },
  });
};
