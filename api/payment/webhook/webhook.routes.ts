import { eq } from "drizzle-orm";
import type { FastifyPluginAsync } from "fastify";
import { askProvider } from "#api/payment/complete/ask-provider.ts";
import { providerNamed } from "#api/payment/gateway/providers.ts";
import type {} from "#api/platform/overload/overload-plugin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { payments } from "#api/schema/payment.ts";
import { localPath } from "#domain/page/local-path.ts";
import { pageAddresses } from "#domain/page/page-addresses.ts";
import { handleWebhook, receiveWebhook } from "./receive-webhook.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Requests that come from providers and banks instead of our pages: signed webhooks, which are read as bytes, and guests
 * whom the bank redirects, perhaps by a form and without a cookie. The content of either is not trusted.
 */
export const webhookRoutes: FastifyPluginAsync = async (app) => {
  const deps = app.paymentDeps;
  const config = { isNeverShed: true } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);

  app.post<{ Params: { provider: string } }>(
    "/api/payment-api/webhook/:provider",
    { config },
    async (request, reply) => {
      const { provider } = request.params;
      if (!providerNamed(deps.providers, provider)) throw new Problem("not-found");
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const receipt = await receiveWebhook(deps, provider, { body, headers: request.headers, now: app.now() });
      if (receipt.state === "refused") {
        request.log.warn({ event: "webhook-refused", outcome: receipt.reason }, "webhook refused");
        throw new Problem("not-allowed-from-here");
      }
      if (receipt.state === "unknown") throw new Problem("idempotency-running", { retryAfterSeconds: 1 });
      handleWebhook(deps, receipt.paymentId).then(
        () => app.jobs.nudge("outbox"),
        (err: unknown) => request.log.warn({ err }, "left to the background job"),
      );
      return reply.code(202).send({ ok: true });
    },
  );

  app.route<{ Params: { paymentId: string } }>({
    method: ["GET", "POST"],
    url: "/api/payment-api/return/:paymentId",
    config,
    handler: async (request, reply) => {
      const { paymentId } = request.params;
      const back = UUID.test(paymentId) ? await returnPath(paymentId) : null;
      if (!back) throw new Problem("not-found");
      askProvider(deps, paymentId).catch((err: unknown) => request.log.warn({ err }, "left to the background job"));
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
