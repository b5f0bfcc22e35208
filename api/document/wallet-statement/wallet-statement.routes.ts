import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { fileAnswer } from "#api/platform/http/file-answer.ts";
import { requireMember } from "#api/wallet/require-member.ts";
import * as contract from "#contract/wallet/wallet.ts";
import { renderTemplate } from "../pdf/render-document.ts";
import { statementData } from "./statement-data.ts";
import { listWalletStatements, readWalletStatement } from "./wallet-statement.ts";

export const walletStatementRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, pdfDeps } = app;
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.route({
    ...contract.listWalletStatements,
    handler: (request) => listWalletStatements(db, requireMember(request)),
  });
  app.route({
    ...contract.getWalletStatement,
    handler: async (request, reply) => {
      const { params, query, site, language } = request;
      const statement = await readWalletStatement(db, requireMember(request), params.year);
      const now = app.now();
      const data = statementData({ statement, site, sellers: settings.sellers, now }, query.lang ?? language);
      const pdf = await renderTemplate(pdfDeps, { template: "wallet-statement-1", data, issuedAt: now });
      return fileAnswer(reply, { bytes: pdf, name: `wallet-${params.year}`, kind: "pdf" });
    },
  });
};
