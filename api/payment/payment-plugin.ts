import fp from "fastify-plugin";
import { watchPartner } from "#api/platform/metrics/watch-partner.ts";
import { createGateways } from "./gateway/gateways.ts";
import type { PaymentDeps } from "./gateway/payment-deps.ts";
import { watchPayments } from "./payment-metrics.ts";

declare module "fastify" {
  interface FastifyInstance {
    paymentDeps: PaymentDeps;
  }
}

/** Decorates the app with what taking payments needs. */
export const paymentPlugin = fp(
  async (app) => {
    const { db, settings, log } = app;
    const gateways = createGateways(settings);
    app.decorate("paymentDeps", { db, settings, log, gateways });
    for (const { name, takesNew, isUp } of gateways)
      if (takesNew && name !== "none") watchPartner(app.metrics, name, isUp);
    watchPayments(db, app.metrics);
  },
  { name: "payment", dependencies: ["metrics"] },
);
