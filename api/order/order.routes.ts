import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ownerOf } from "#api/cart/holder/owner.ts";
import { isSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/order.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { languages } from "#domain/site/language.ts";
import { findOrder } from "./get-order.ts";
import { accessOf, lookUpCookie } from "./order-access.ts";
import { orderCalendar } from "./order-calendar.ts";
import { orderView } from "./order-view.ts";

/** A link in an email or on a page cannot send the headers that name the language and the access token. */
const CalendarQuery = z.object({ lang: z.enum(languages).optional(), access: z.string().max(100).optional() });

const lookUps = { name: "order-look-up", points: 5, seconds: 15 * 60 };

export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const limiter = sharedLimiter(db.$client, lookUps);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.route({
    ...contract.getOrder,
    handler: async (request, reply) => {
      const { query, params, language } = request;
      const isLookUp = query.email !== undefined || query.phone !== undefined;
      if (isLookUp) await consume(limiter, request.network, { limit: lookUps.name, log: request.log });
      const proof = { ...query, ...proofOf(request, params) };
      const order = await findOrder(db, params.orderNumber, ownerOf(request), proof);
      const { secrets } = settings;
      if (isLookUp && isSameOrigin(request.headers)) {
        const { confirmation } = accessOf(request.headers.cookie, params.orderNumber);
        const isHttps = request.protocol === "https";
        reply.header("set-cookie", await lookUpCookie(db, { order, isHttps, secrets, confirmation }));
      }
      return orderView({ db, language, secrets }, order);
    },
  });
  app.get(
    "/api/enigma/order/:orderNumber/stay.ics",
    { schema: { params: contract.getOrder.schema.params, querystring: CalendarQuery, response: { 200: z.string() } } },
    async (request, reply) => {
      const { params, query, site } = request;
      const proof = proofOf(request, params);
      const row = await findOrder(db, params.orderNumber, ownerOf(request), {
        ...proof,
        access: query.access ?? proof.access,
      });
      if (row.confirmedAt === null) throw new Problem("order-not-found");
      const language = query.lang ?? request.language;
      const order = await orderView({ db, language, secrets: settings.secrets }, row);
      const origin = originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` });
      const name = `attachment; filename="${order.orderNumber}.ics"`;
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", name)
        .send(orderCalendar(order, { language, origin, now: app.now() }));
    },
  );
};

function proofOf(
  { headers, site }: Pick<FastifyRequest, "headers" | "site">,
  { orderNumber }: { orderNumber: string },
) {
  return { access: accessOf(headers.cookie, orderNumber).token, dialCode: site.dialCode };
}
