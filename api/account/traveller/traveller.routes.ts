import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireRecent, requireUser } from "#api/account/session/require-user.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import * as contract from "#contract/account/traveller.ts";
import { ownTraveller, ownTravellers, removeTraveller } from "./own-traveller.ts";
import { addTraveller, changeTraveller } from "./save-traveller.ts";
import { clearTraveller, maskedTraveller } from "./traveller-view.ts";

export const travellerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const keys = sealKeysOf(settings);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.listTravellers,
    handler: async (request) => {
      const rows = await ownTravellers(db, requireUser(request.caller).userId);
      return { items: rows.map((row) => maskedTraveller(keys, row)) };
    },
  });
  app.route({
    ...contract.addTraveller,
    handler: async (request, reply) => {
      const owner = { accountId: requireUser(request.caller).userId, keys };
      const row = await inTransaction(db, (tx) => addTraveller(tx, owner, request.body));
      return reply.code(201).send(maskedTraveller(keys, row));
    },
  });
  app.route({
    ...contract.getTraveller,
    handler: async (request) =>
      maskedTraveller(keys, await ownTraveller(db, requireUser(request.caller).userId, request.params.travellerId)),
  });
  app.route({
    ...contract.changeTraveller,
    handler: async (request) => {
      const { params, body } = request;
      const owner = { accountId: requireUser(request.caller).userId, keys };
      return maskedTraveller(
        keys,
        await inTransaction(db, (tx) => changeTraveller(tx, owner, params.travellerId, body)),
      );
    },
  });
  app.route({
    ...contract.removeTraveller,
    handler: async (request, reply) => {
      await removeTraveller(db, requireUser(request.caller).userId, request.params.travellerId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...contract.revealTraveller,
    handler: async (request) => {
      const { userId } = requireRecent(request.caller);
      const row = await ownTraveller(db, userId, request.params.travellerId);
      request.log.info({ event: "traveller-revealed", userId }, "numbers were shown in clear");
      return clearTraveller(keys, row);
    },
  });
};
