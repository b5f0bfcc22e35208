import { eq } from "drizzle-orm";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { askGateway } from "#api/payment/complete/ask-gateway.ts";
import { gatewayNamed } from "#api/payment/gateway/gateways.ts";
import type {} from "#api/platform/overload/overload-plugin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { payments } from "#api/schema/payment.ts";
import { localPath } from "#domain/page/local-path.ts";
import { pageAddresses } from "#domain/page/page-addresses.ts";
import { handleWebhook, receiveWebhook } from "./receive-webhook.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Companies add parameters of their own to our addresses, such as a token or the status of a payment. */
const schema = { querystring: z.looseObject({}) };

/**
 * Requests that come from companies and banks instead of our pages: signed webhooks, which are read as bytes, and guests
 * whom the bank redirects, perhaps by a form and without a cookie. The content of either is not trusted.
 */
export const webhookRoutes: FastifyPluginAsync = async (app) => {
  const deps = app.paymentDeps;
  const config = { isNeverShed: true } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);

  app.post<{ Params: { gateway: string }; Querystring: Record<string, unknown> }>(
    "/api/payment-api/webhook/:gateway",
    { config, schema },
    async (request, reply) => {
      const gateway = gatewayNamed(deps.gateways, request.params.gateway);
      if (!gateway) throw new Problem("not-found");
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { headers, query } = request;
      const receipt = await receiveWebhook(deps, gateway, { body, headers, query, now: app.now() });
      if (receipt.state === "refused") {
        request.log.warn({ event: "webhook-refused", outcome: gateway.name }, "webhook refused");
        throw new Problem("not-allowed-from-here");
      }
      if (receipt.state === "ignored") {
        request.log.info({ event: "webhook-ignored", outcome: gateway.name }, "webhook about nothing of ours");
        return { ok: true };
      }
      handleWebhook(deps, receipt.paymentId).then(
        () => app.jobs.nudge("outbox"),
        (err: unknown) => request.log.warn({ err }, "left to the background job"),
      );
      return reply.send({ ok: true });
    },
  );

  app.route<{ Params: { paymentId: string } }>({
    method: ["GET", "POST"],
    url: "/api/payment-api/return/:paymentId",
    config,
    schema,
    handler: async (request, reply) => {
      const { paymentId } = request.params;
      const back = UUID.test(paymentId) ? await returnPath(paymentId) : null;
      if (!back) throw new Problem("not-found");
      askGateway(deps, paymentId).catch((err: unknown) => request.log.warn({ err }, "left to the background job"));
      return reply.redirect(back, 303);
    },
  });

  /** The return page of the call that began the payment; it polls for the result. */
  async function returnPath(paymentId: string): Promise<string | null> {
    const [found] = await deps.db
      .select({ returnUrl: payments.returnUrl })
      .from(payments)
      .where(eq(payments.id, paymentId));
    if (!found) return null;
    const path = localPath(found.returnUrl) ?? pageAddresses.paymentReturn.desktop;
    const url = new URL(path, "http://local.invalid");
    url.searchParams.set("paymentId", paymentId);
    return url.pathname + url.search;
  }
};
