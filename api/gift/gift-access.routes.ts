import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { checkCode, consumeCode } from "#api/account/verification/check-code.ts";
import type { CodeSettings } from "#api/account/verification/one-time-code.ts";
import { ownerOf } from "#api/cart/holder/owner.ts";
import { confirmationToken } from "#api/order/access/confirmation-token.ts";
import { sendContactCode } from "#api/order/access/send-order-code.ts";
import type { Db } from "#api/platform/database/database.ts";
import { requireSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type GiftOrderRow, giftOrders } from "#api/schema/gift.ts";
import * as contract from "#contract/wallet/gift.ts";
import { readOtp } from "#domain/field/codes.ts";
import { findGift, giftCookie, giftCredentialsOf } from "./find-gift.ts";
import { requireGiftSite } from "./require-gift-site.ts";

/** A browser that may only read a gift confirms the address of its buyer with a code, and may then act on it. */
export const giftAccessRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, accountLimits: limits, sms } = app;
  const { secrets } = settings;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.addHook("preHandler", requireGiftSite);
  app.addHook("preHandler", async (request) => requireSameOrigin(request));

  app.route({
    ...contract.sendGiftCode,
    handler: async (request) => {
      const { params, network, log } = request;
      const access = { owner: ownerOf(request), credentials: giftCredentialsOf(request), secrets };
      const { gift } = await findGift(db, params.giftOrderNumber, access);
      const { siteId, language, buyerName: firstName, buyerEmail: recipient, id: giftOrderId } = gift;
      const contact = { channel: "email", recipient, parts: null } as const;
      const subject = { contact, siteId, language, firstName, giftOrderId };
      return sendContactCode({ db, settings, limits, log, sms }, subject, { channel: "email", network });
    },
  });

  app.route({
    ...contract.confirmGiftCode,
    handler: async ({ params, body, protocol }, reply) => {
      const gift = await confirmGiftCode(db, settings, { ...params, ...body });
      const confirmation = confirmationToken(gift, { secrets, now: app.now() });
      reply.header("set-cookie", giftCookie(gift, { secrets, confirmation, isHttps: protocol === "https" }));
      return reply.code(204).send(null);
    },
  });
};

type Entered = { giftOrderNumber: string; requestId: string; code: string };

/** The gift whose buyer the code confirms. An unknown gift gets the same answers as a wrong request. */
async function confirmGiftCode(
  db: Db,
  settings: CodeSettings,
  { giftOrderNumber, requestId, code }: Entered,
): Promise<GiftOrderRow> {
  if (readOtp(code) === null) throw new Problem("validation", { fields: { code: "otp" } });
  const row = await checkCode(db, settings, { purpose: "order", requestId, code, sessionFamily: null });
  const [gift] = await db.select().from(giftOrders).where(eq(giftOrders.orderNumber, giftOrderNumber));
  if (!gift || gift.id !== row.giftOrderId || gift.buyerEmail !== row.recipient) throw new Problem("code-wrong");
  await consumeCode(db, row.id);
  return gift;
}
