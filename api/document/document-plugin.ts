import fp from "fastify-plugin";
import { Counter } from "prom-client";
import { watchPartner } from "#api/platform/metrics/watch-partner.ts";
import { createTaxClient } from "./authority/tax-client.ts";
import { watchDocuments } from "./document-metrics.ts";
import type { DocumentDeps } from "./issue/issue-deps.ts";
import { createPdfRenderer } from "./pdf/pdf-renderer.ts";
import type { PdfDeps } from "./pdf/render-document.ts";
import { readStamp } from "./xml/stamp.ts";

declare module "fastify" {
  interface FastifyInstance {
    documentDeps: DocumentDeps;
    pdfDeps: PdfDeps;
  }
}

/** Decorates the app with what issuing documents needs. */
export const documentPlugin = fp(
  async (app) => {
    const { db, settings, log } = app;
    const [stamp, tax] = [readStamp(settings), createTaxClient(settings)];
    app.decorate("documentDeps", { db, settings, log, stamp, tax });
    if (stamp) watchPartner(app.metrics, "tax", tax.isUp);
    const renderer = createPdfRenderer();
    const missingLetters = new Counter({
      name: "document_letters_missing_total",
      help: "Letters in documents that no font has",
      registers: [app.metrics],
    });
    app.decorate("pdfDeps", { renderer, missingLetters });
    app.addHook("onClose", () => renderer.close());
    watchDocuments(db, app.metrics);
  },
  { name: "document", dependencies: ["metrics"] },
);
