import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { userView } from "#api/account/record/user-view.ts";
import { requireUser } from "#api/account/session/require-user.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import * as contract from "#contract/account/profile.ts";
import { readBilling } from "#domain/profile/read-billing.ts";
import { readProfile } from "#domain/profile/read-profile.ts";
import { changeAccount, ownAccount } from "../record/own-account.ts";
import { bookingContactOf, readBookingContact } from "./booking-contact.ts";

const noBilling = { name: "", vatNumber: null, address: "" };

/** The account of another user is answered like one that does not exist. */
function requireSelf(caller: Caller, userId: string): string {
  if (requireUser(caller).userId !== userId) throw new Problem("not-found");
  return userId;
}

export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const ownAccountOf = ({ caller }: { caller: Caller }) => ownAccount(db, requireUser(caller).userId);
  const change = ({ caller }: { caller: Caller }, part: Partial<AccountRow>) =>
    changeAccount(db, requireUser(caller).userId, part);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({ ...contract.getMe, handler: async (request) => userView(db, await ownAccountOf(request)) });
  app.route({
    ...contract.getUser,
    handler: async (request) => userView(db, await ownAccount(db, requireSelf(request.caller, request.params.userId))),
  });
  app.route({
    ...contract.updateProfile,
    handler: async (request) => {
      const userId = requireSelf(request.caller, request.params.userId);
      const { profile, faults } = readProfile(request.body);
      if (!profile) throw new Problem("validation", { fields: faults });
      return userView(db, await changeAccount(db, userId, profile));
    },
  });

  app.route({ ...contract.getContact, handler: async (request) => bookingContactOf(await ownAccountOf(request)) });
  app.route({
    ...contract.setContact,
    handler: async (request) => {
      requireUser(request.caller);
      return bookingContactOf(await change(request, { bookingContact: readBookingContact(request.body) }));
    },
  });

  app.route({ ...contract.getBilling, handler: async (request) => (await ownAccountOf(request)).billing ?? noBilling });
  app.route({
    ...contract.setBilling,
    handler: async (request) => {
      requireUser(request.caller);
      const { billing, faults } = readBilling(request.body, request.site.countryCode);
      if (!billing) throw new Problem("validation", { fields: faults });
      return (await change(request, { billing })).billing ?? noBilling;
    },
  });

  app.route({ ...contract.getPromotions, handler: async (request) => (await ownAccountOf(request)).promotions });
  app.route({
    ...contract.setPromotions,
    handler: async (request) => (await change(request, { promotions: request.body })).promotions,
  });
};
