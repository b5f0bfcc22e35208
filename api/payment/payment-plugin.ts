import fp from "fastify-plugin";
import { tellAccount } from "#api/account/message/send-account-message.ts";
import { tellOrder } from "#api/order/message/send-order-message.ts";
import { takeLease } from "#api/platform/jobs/lease.ts";
import { type Ticker, ticker } from "#api/platform/jobs/ticker.ts";
import { workOff } from "#api/platform/outbox/run-outbox.ts";
import { capturePayment } from "./capture-payment.ts";
import { completePayments } from "./complete-payments.ts";
import { createProviders } from "./gateway/providers.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { watchPayments } from "./payment-metrics.ts";
import { reconcile } from "./reconcile.ts";
import { returnMoney } from "./return-money.ts";

declare module "fastify" {
  interface FastifyInstance {
    paymentDesk: PaymentDesk & {
      /** There may be something to do: looks at once rather than at the next turn. */
      nudge: () => void;
      /** Everything owed, done now; for tests and whoever cannot wait. */
      workOff: () => Promise<number>;
    };
  }
}

const OUTBOX_MS = 1_000;
const COMPLETER_MS = 1_000;
const RECONCILER_MS = 60_000;

/** Payments, and the helpers that bring them to their end while this process serves guests. */
export const paymentPlugin = fp(async (app) => {
  const { db, settings, log } = app;
  const { timeScale } = settings;
  const desk: PaymentDesk = { db, settings, log, providers: createProviders(settings) };
  const workshop = {
    db,
    log,
    timeScale,
    deeds: {
      capture: ({ subjectId }) => capturePayment(desk, subjectId),
      "return-money": ({ subjectId }) => returnMoney(desk, subjectId),
      ...tellOrder(desk),
      "account-message": tellAccount(desk),
    },
  } satisfies Parameters<typeof workOff>[0];
  const owed = ticker({ name: "outbox", everyMs: OUTBOX_MS * timeScale, work: () => workOff(workshop) }, log);
  const completer = ticker(
    { name: "complete-payments", everyMs: COMPLETER_MS * timeScale, work: () => completePayments(desk) },
    log,
  );
  const reconciler = ticker(
    {
      name: "reconcile",
      everyMs: RECONCILER_MS * timeScale,
      work: async () => {
        if (await takeLease(db, "reconcile", RECONCILER_MS * timeScale * 0.9)) await reconcile(desk, app.now());
        return 0;
      },
    },
    log,
  );
  watchPayments(app);
  const all: Ticker[] = [owed, completer, reconciler];
  app.decorate("paymentDesk", { ...desk, nudge: owed.nudge, workOff: () => workOff(workshop) });
  app.addHook("onListen", async () => {
    for (const one of all) one.start();
  });
  app.addHook("preClose", async () => {
    await Promise.all(all.map((one) => one.stop()));
  });
});
