import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { keyOwner, ownerOf } from "#api/cart/holder/owner.ts";
import { isConfirmed } from "#api/order/access/confirmation-token.ts";
import { accessOf } from "#api/order/order-access.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { answerOnce } from "#api/platform/http/answer-once.ts";
import { isSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import { giftOrders } from "#api/schema/gift.ts";
import * as contract from "#contract/wallet/gift.ts";
import { findGift, giftCookie, giftCredentialsOf } from "./find-gift.ts";
import { giftView } from "./gift-view.ts";
import { requireGiftSite } from "./require-gift-site.ts";
import { resendGift } from "./resend-gift.ts";
import { refuseReturned, returnGift } from "./return-gift.ts";

const lookUps = { name: "gift-look-up", points: 5, seconds: 15 * 60 };
const resends = { name: "gift-resend", points: 3, seconds: 86_400 };

type GiftRequest = Pick<FastifyRequest, "headers" | "site" | "holder" | "caller"> & {
  params: { giftOrderNumber: string };
};
type Typed = { email?: string | undefined; phone?: string | undefined };

/** What the buyer of a gift sees and may do with it. */
export const giftOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const { secrets } = settings;
  const keys = sealKeysOf(settings);
  const lookUpLimiter = sharedLimiter(db.$client, lookUps);
  const resendLimiter = sharedLimiter(db.$client, resends);
  const find = async (request: GiftRequest, typed?: Typed) => {
    const number = request.params.giftOrderNumber;
    const access = { owner: ownerOf(request), credentials: giftCredentialsOf(request, typed), secrets };
    const { gift, isOwner } = await findGift(db, number, access);
    const { confirmation } = accessOf(request.headers.cookie, number);
    return { gift, isOwner, mayAct: isOwner || isConfirmed(confirmation, gift, { secrets, now: app.now() }) };
  };
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.addHook("preHandler", requireGiftSite);

  app.route({
    ...contract.getGift,
    handler: async (request, reply) => {
      const { query } = request;
      const isLookUp = query.email !== undefined || query.phone !== undefined;
      if (isLookUp) await consume(lookUpLimiter, request.network, { limit: lookUps.name, log: request.log });
      const { gift, isOwner, mayAct } = await find(request, query);
      if (isLookUp && isSameOrigin(request.headers)) {
        const { confirmation } = accessOf(request.headers.cookie, gift.orderNumber);
        const isHttps = request.protocol === "https";
        reply.header("set-cookie", giftCookie(gift, { secrets, isHttps, confirmation }));
      }
      return giftView(db, gift, { keys, isOwner, mayAct });
    },
  });

  /** The gift of its buyer, or of a browser that confirmed a code. Who may only read it cannot change it. */
  const actedGift = async (request: GiftRequest) => {
    const found = await find(request);
    const isOwnPage = found.isOwner || isSameOrigin(request.headers);
    if (!found.mayAct || !isOwnPage) throw new Problem("order-code-required");
    return found;
  };
  const answerGift = async (tx: Tx, giftOrderId: string, isOwner: boolean) => {
    const [gift] = await tx.select().from(giftOrders).where(eq(giftOrders.id, giftOrderId));
    if (!gift) throw new Problem("order-not-found");
    return { status: 200, body: await giftView(tx, gift, { keys, isOwner, mayAct: true }) };
  };

  app.route({
    ...contract.resendGift,
    handler: async (request, reply) => {
      const { gift, isOwner } = await actedGift(request);
      await consume(resendLimiter, gift.id, { limit: resends.name, log: request.log });
      const work = async (tx: Tx) => {
        await resendGift(tx, gift, secrets);
        return answerGift(tx, gift.id, isOwner);
      };
      const committed = async () => app.jobs.nudge("outbox");
      return answerOnce(request, reply, work, { caller: keyOwner(ownerOf(request)), committed });
    },
  });

  app.route({
    ...contract.returnGift,
    handler: async (request, reply) => {
      const { gift, isOwner } = await actedGift(request);
      const work = async (tx: Tx) => {
        await returnGift(tx, gift.id);
        return answerGift(tx, gift.id, isOwner);
      };
      const committed = async () => app.jobs.nudge("outbox");
      const whenBlocked = () => refuseReturned(db, gift.id);
      const caller = keyOwner(ownerOf(request));
      return answerOnce(request, reply, work, { caller, committed, conflict: "cancel-running", whenBlocked });
    },
  });
};
