import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ownerOf } from "#api/cart/holder/owner.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/order.ts";
import { stayCalendar } from "#domain/order/stay-calendar.ts";
import type { Day } from "#domain/stay/day.ts";
import { findOrder } from "./get-order.ts";
import { accessOf } from "./order-access.ts";
import { orderView } from "./order-view.ts";

const lookUps = { name: "order-look-up", points: 5, seconds: 15 * 60 };

export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const limiter = sharedLimiter(db.$client, lookUps);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.route({
    ...contract.getOrder,
    handler: async (request) => {
      const { query, params, language } = request;
      const isLookUp = query.email !== undefined || query.phone !== undefined;
      if (isLookUp) await consume(limiter, request.network, { limit: lookUps.name, log: request.log });
      const proof = { ...query, ...proofOf(request, params) };
      const order = await findOrder(db, params.orderNumber, ownerOf(request), proof);
      return orderView({ db, language, secrets: settings.secrets }, order);
    },
  });
  app.get(
    "/api/enigma/order/:orderNumber/stay.ics",
    { schema: { params: contract.getOrder.schema.params, response: { 200: z.string() } } },
    async (request, reply) => {
      const { params, language } = request;
      const row = await findOrder(db, params.orderNumber, ownerOf(request), proofOf(request, params));
      if (row.confirmedAt === null) throw new Problem("order-not-found");
      const order = await orderView({ db, language, secrets: settings.secrets }, row);
      const { property } = order;
      const file = stayCalendar({
        orderNumber: order.orderNumber,
        checkIn: order.checkIn as Day,
        checkOut: order.checkOut as Day,
        title: language === "ar" ? property.nameAr : property.nameEn,
        place: [language === "ar" ? property.addressAr : property.addressEn, property.area, property.city].join(", "),
        description: order.orderNumber,
        stamp: app.now(),
      });
      const name = `attachment; filename="${order.orderNumber}.ics"`;
      return reply.type("text/calendar; charset=utf-8").header("content-disposition", name).send(file);
    },
  );
};

function proofOf(
  { headers, site }: Pick<FastifyRequest, "headers" | "site">,
  { orderNumber }: { orderNumber: string },
) {
  return { access: accessOf(headers.cookie, orderNumber), dialCode: site.dialCode };
}
