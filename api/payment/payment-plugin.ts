import fp from "fastify-plugin";
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
    app.decorate("paymentDeps", { db, settings, log, gateways: createGateways(settings) });
    watchPayments(db, app.metrics);
  },
  { name: "payment", dependencies: ["metrics"] },
);
