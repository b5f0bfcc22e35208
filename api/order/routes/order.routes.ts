import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ownerOf } from "#api/cart/holder/owner.ts";
import { mayAct, orderActorOf } from "#api/order/access/require-order-actor.ts";
import { findOrder } from "#api/order/get-order.ts";
import { accessOf, grantAccess, lookUpCookie } from "#api/order/order-access.ts";
import { withMaskedContacts } from "#api/order/view/mask-contacts.ts";
import { orderCalendar } from "#api/order/view/order-calendar.ts";
import { orderView } from "#api/order/view/order-view.ts";
import { isSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/order/order.ts";
import { languages } from "#domain/language/language.ts";
import { originOf } from "#domain/seo/alternates.ts";

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
      const credentials = { ...query, ...credentialsOf(request, params) };
      const order = await findOrder(db, params.orderNumber, ownerOf(request), credentials);
      const { secrets } = settings;
      if (isLookUp && isSameOrigin(request.headers)) {
        const { confirmation } = accessOf(request.headers.cookie, params.orderNumber);
        const isHttps = request.protocol === "https";
        reply.header("set-cookie", await lookUpCookie(db, { order, isHttps, secrets, confirmation }));
      }
      const view = await orderView({ db, language, secrets }, order);
      const isProved = mayAct(order, orderActorOf(request, params.orderNumber), { secrets, now: app.now() });
      return isProved ? view : withMaskedContacts(view);
    },
  });
  app.get(
    "/api/enigma/order/:orderNumber/stay.ics",
    { schema: { params: contract.getOrder.schema.params, querystring: CalendarQuery, response: { 200: z.string() } } },
    async (request, reply) => {
      const { params, query, site } = request;
      const credentials = credentialsOf(request, params);
      const row = await findOrder(db, params.orderNumber, ownerOf(request), {
        ...credentials,
        access: query.access ?? credentials.access,
      });
      if (row.confirmedAt === null) throw new Problem("order-not-found");
      const language = query.lang ?? request.language;
      const order = await orderView({ db, language, secrets: settings.secrets }, row);
      const origin = originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` });
      const access = await grantAccess(db, {
        orderId: row.id,
        messageId: `calendar:${row.id}`,
        secrets: settings.secrets,
      });
      const name = `attachment; filename="${order.orderNumber}.ics"`;
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", name)
        .send(orderCalendar(order, { language, origin, access, now: app.now() }));
    },
  );
};

function credentialsOf(
  { headers, site }: Pick<FastifyRequest, "headers" | "site">,
  { orderNumber }: { orderNumber: string },
) {
  return { access: accessOf(headers.cookie, orderNumber).token, dialCode: site.dialCode };
}
