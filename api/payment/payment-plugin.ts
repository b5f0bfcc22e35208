import fp from "fastify-plugin";
import { createProviders } from "./gateway/providers.ts";
import type { PaymentDeps } from "./payment-deps.ts";
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
    app.decorate("paymentDeps", { db, settings, log, providers: createProviders(settings) });
    watchPayments(app);
  },
  { name: "payment" },
);
