import fp from "fastify-plugin";
import { watchPartner } from "#api/platform/metrics/watch-partner.ts";
import { createSmsSender, type SmsSender } from "./sms-sender.ts";

declare module "fastify" {
  interface FastifyInstance {
    sms: SmsSender;
  }
}

/** Decorates the app with what sends SMS. */
export const smsPlugin = fp(
  async (app) => {
    const { db, settings, log } = app;
    const sender = createSmsSender({ db, settings, log });
    app.decorate("sms", sender);
    for (const { name, isUp } of sender.partners) watchPartner(app.metrics, name, isUp);
  },
  { name: "sms", dependencies: ["metrics"] },
);
