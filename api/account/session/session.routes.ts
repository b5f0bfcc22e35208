import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { clientOf } from "#api/platform/http/client.ts";
import { isSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import * as contract from "#contract/account/account.ts";
import { endAllSessions, endFamily } from "./end-sessions.ts";
import { tokenOf } from "./identify-session.ts";
import { listSessions } from "./list-sessions.ts";
import { refreshSession } from "./refresh-session.ts";
import { requireUser } from "./require-user.ts";
import { endedSessionHeaders, logOutHeaders, sessionHeaders } from "./session-cookies.ts";

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, sessionListener } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.refreshSession,
    handler: async (request, reply) => {
      const client = clientOf(request);
      try {
        const given = tokenOf(request);
        if (!given) throw new Problem("sign-in-again");
        if (given.via === "cookie" && !isSameOrigin(request.headers)) throw new Problem("not-allowed-from-here");
        const refreshed = await refreshSession({ db, settings, sessionListener, log: request.log }, given.token);
        reply.headers(sessionHeaders(refreshed, client, settings));
        return { token: refreshed.token, expiresIn: refreshed.expiresIn };
      } catch (error) {
        if (error instanceof Problem && error.code === "sign-in-again")
          reply.headers(endedSessionHeaders(client, settings));
        throw error;
      }
    },
  });

  app.route({
    ...contract.logOut,
    handler: async (request, reply) => {
      const { caller, body, holder } = request;
      // The session may have expired before the guest logs out.
      if (holder) await inTransaction(db, (tx) => sessionListener.left(tx, holder));
      if (caller.kind === "user") {
        await inTransaction(db, async (tx) => {
          await lockAccount(tx, caller.userId);
          if (body.everywhere) await endAllSessions(tx, app, caller.userId, { reason: "everywhere" });
          else await endFamily(tx, app, caller.userId, { family: caller.session.family, reason: "log-out" });
        });
        request.log.info({ event: "logout", userId: caller.userId }, "logged out");
      }
      return reply
        .headers(logOutHeaders(clientOf(request), settings))
        .code(204)
        .send(null);
    },
  });

  app.route({
    ...contract.listSessions,
    handler: async (request) => ({ items: await listSessions(db, requireUser(request.caller)) }),
  });

  app.route({
    ...contract.endSession,
    handler: async (request, reply) => {
      const { userId } = requireUser(request.caller);
      const isEnded = await inTransaction(db, async (tx) => {
        await lockAccount(tx, userId);
        return endFamily(tx, app, userId, { family: request.params.sessionId, reason: "device" });
      });
      if (!isEnded) throw new Problem("not-found");
      return reply.code(204).send(null);
    },
  });
};
