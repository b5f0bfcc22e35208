import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireUser } from "#api/account/session/require-user.ts";
import { orderActorOf, requireOrderActor } from "#api/order/access/require-order-actor.ts";
import { documentView, isShown, ownDocuments, shownDocuments } from "#api/order/view/order-documents.ts";
import { fileAnswer } from "#api/platform/http/file-answer.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import type { OrderRow } from "#api/schema/order.ts";
import * as contract from "#contract/order/document.ts";
import type { DocumentFormat, DocumentKind } from "#domain/document/document-kind.ts";
import type { Language } from "#domain/language/language.ts";
import { checkedDocument } from "./checked-document.ts";
import { renderDocument } from "./pdf/render-document.ts";
import { withoutPeople } from "./without-people.ts";
import { legalXml } from "./xml/cleared-invoice.ts";

const RETRY_AFTER_S = 5;

type FileChoice = { format: DocumentFormat; language: Language };

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
  const documentOf = async (order: OrderRow, kinds: readonly DocumentKind[], id: string | undefined) => {
    const shown = (await shownDocuments(db, order.id)).filter(({ kind }) => kinds.includes(kind));
    const isNamed = ({ id: own }: { id: string }) => id === undefined || own === id;
    const document = kinds.includes("credit-note") ? shown.findLast(isNamed) : shown.find(isNamed);
    if (!document) throw new Problem("document-not-ready", { retryAfterSeconds: RETRY_AFTER_S });
    return withoutPeople(document, order);
  };

  const bytesOf = async (document: DocumentRow, { format, language }: FileChoice) => {
    if (format === "pdf") return renderDocument(pdfDeps, document, language);
    const xml = legalXml(document);
    if (xml === null) throw new Problem("not-found");
    return Buffer.from(xml);
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
        const { id, lang, format = "pdf" } = request.query;
        const document = await documentOf(await orderOf(request, request.params), kinds, id);
        const bytes = await bytesOf(document, { format, language: lang ?? request.language });
        return fileAnswer(reply, { bytes, name: document.number, kind: format });
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
