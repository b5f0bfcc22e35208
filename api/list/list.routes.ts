import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/list/list.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { changeLists } from "./change-lists.ts";
import { countVotes } from "./count-votes.ts";
import type { ListOwner } from "./list-owner.ts";
import { listVoters } from "./list-voters.ts";
import { removeVotes } from "./remove-votes.ts";
import { requestBrowsers } from "./request-browser.ts";
import { shareList, unshareList } from "./share-list.ts";

const HOUR_S = 3_600;

export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const { secrets, limitShare } = settings;
  const shares = sharedLimiter(db.$client, { name: "list-share", points: limitShare, seconds: HOUR_S });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  const { knownBrowser, browserOf } = requestBrowsers(secrets);
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
    ...contract.listVoters,
    handler: (request) => listVoters(db, knownOwner(request), request.params.listId),
  });
  app.route({
    ...contract.removeVotes,
    handler: (request) => {
      const { params, body: votes } = request;
      const owner = knownOwner(request);
      return inTransaction(db, (tx) => removeVotes(tx, owner, { ...params, votes }), { isRepeatable: true });
    },
  });
};
