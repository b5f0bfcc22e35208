import type { FastifyPluginAsync } from "fastify";
import { Counter } from "prom-client";
import { CSP_REPORTS } from "./security-headers.ts";

const directiveName = /^[a-z-]{3,30}$/;

/** Counts violations of our content security policy by directive. Anybody can send a report, so nothing else is stored. */
export const cspReportsPlugin: FastifyPluginAsync = async (app) => {
  const counter = new Counter({
    name: "csp_violations_total",
    help: "Reports of browsers, by directive",
    labelNames: ["directive"],
    registers: [app.metrics],
  });
  app.addContentTypeParser(
    "application/reports+json",
    { parseAs: "string", bodyLimit: 16_384 },
    async (_request: unknown, text: string) => text,
  );
  app.post(CSP_REPORTS, async (request, reply) => {
    for (const directive of directivesOf(request.body)) counter.inc({ directive });
    return reply.code(204).send();
  });
};

function directivesOf(text: unknown): string[] {
  try {
    const reports: unknown = JSON.parse(String(text));
    const list = Array.isArray(reports) ? reports.slice(0, 20) : [];
    const names = list.map((report) => String(report?.body?.effectiveDirective ?? ""));
    return names.filter((name) => directiveName.test(name));
  } catch {
    return [];
  }
}
