import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import * as contract from "#contract/account.ts";
import { endAllSessions, endFamily, lockAccount } from "./end-sessions.ts";
import { listSessions } from "./list-sessions.ts";
import { refreshSession } from "./refresh-session.ts";
import { requireUser } from "./require-user.ts";
import { dropSession, endSession, keepSession } from "./session-cookies.ts";

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.refreshSession,
    handler: async (request, reply) => {
      const refreshed = await refreshSession(request).catch((error) => {
        if (error instanceof Problem && error.code === "sign-in-again") endSession(request, reply);
        throw error;
      });
      keepSession(request, reply, refreshed);
      const { token, expiresIn } = refreshed;
      return { token, expiresIn };
    },
  });

  app.route({
    ...contract.logOut,
    handler: async (request, reply) => {
      const { caller, body } = request;
      if (caller.kind === "user") {
        await inTransaction(db, async (tx) => {
          await lockAccount(tx, caller.userId);
          if (body.everywhere) await endAllSessions(tx, caller.userId);
          else await endFamily(tx, caller.userId, caller.session.family);
        });
        request.log.info({ event: "logout", userId: caller.userId }, "logged out");
      }
      dropSession(request, reply);
      return reply.code(204).send(null);
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
        return endFamily(tx, userId, request.params.sessionId);
      });
      if (!isEnded) throw new Problem("not-found");
      return reply.code(204).send(null);
    },
  });
};
