import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { orderActorOf, requireOrderActor } from "#api/order/access/require-order-actor.ts";
import { documentView, isShown, ownDocuments, shownDocuments } from "#api/order/view/order-documents.ts";
import { pdfAnswer } from "#api/platform/http/pdf-answer.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { documents } from "#api/schema/document.ts";
import type { OrderRow } from "#api/schema/order.ts";
import * as contract from "#contract/order/document.ts";
import type { DocumentKind } from "#domain/document/document-kind.ts";
import type { Language } from "#domain/language/language.ts";
import { checkedDocument } from "./checked-document.ts";
import { renderDocument } from "./pdf/render-document.ts";
import { withoutPeople } from "./without-people.ts";

const RETRY_AFTER_S = 5;

type Choice = { id: string | undefined; language: Language };

export const documentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, pdfDeps } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const orderOf = (request: FastifyRequest, { orderNumber }: { orderNumber: string }) =>
    requireOrderActor(db, orderNumber, orderActorOf(request, orderNumber), {
      secrets: settings.secrets,
      now: app.now(),
    });

  /** The document that is named, or the newest credit note, or the invoice of the stay. */
  const pdfOf = async (order: OrderRow, kinds: readonly DocumentKind[], { id, language }: Choice) => {
    const shown = (await shownDocuments(db, order.id)).filter(({ kind }) => kinds.includes(kind));
    const isNamed = ({ id: own }: { id: string }) => id === undefined || own === id;
    const document = kinds.includes("credit-note") ? shown.findLast(isNamed) : shown.find(isNamed);
    if (!document) throw new Problem("document-not-ready", { retryAfterSeconds: RETRY_AFTER_S });
    const pdf = await renderDocument(pdfDeps, withoutPeople(document, order), language);
    return { pdf, name: document.number };
  };

  app.route({
    ...contract.listDocuments,
    handler: async (request) => {
      const order = await orderOf(request, request.params);
      const shown = await shownDocuments(db, order.id);
      return { items: shown.map((document) => documentView(order.orderNumber, document)) };
    },
  });
  for (const [endpoint, kinds] of [
    [contract.getInvoice, ["invoice", "receipt"]],
    [contract.getCreditNote, ["credit-note"]],
  ] as const) {
    app.route({
      ...endpoint,
      handler: async (request, reply) => {
        const { id, lang } = request.query;
        const order = await orderOf(request, request.params);
        const { pdf, name } = await pdfOf(order, kinds, { id, language: lang ?? request.language });
        return pdfAnswer(reply, pdf, name);
      },
    });
  }
  app.route({
    ...contract.listOwnDocuments,
    handler: ({ caller, query, language }) => ownDocuments(db, requireUser(caller).userId, { ...query, language }),
  });
  app.route({
    ...contract.checkDocument,
    handler: async ({ params }) => {
      const [found] = await db.select().from(documents).where(eq(documents.token, params.token));
      if (!found || !isShown(found)) throw new Problem("not-found");
      return checkedDocument(found);
    },
  });
};
