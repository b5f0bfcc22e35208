import fp from "fastify-plugin";
import { watchPartner } from "#api/platform/metrics/watch-partner.ts";
import { createMailer, type Mailer } from "./mailer.ts";

declare module "fastify" {
  interface FastifyInstance {
    mailer: Mailer;
  }
}

/** Decorates the app with the mail server. Its connections are closed after the last job. */
export const mailerPlugin = fp(
  async (app) => {
    const mailer = createMailer(app.settings);
    app.decorate("mailer", mailer);
    watchPartner(app.metrics, "mail", mailer.isUp);
    app.addHook("onClose", async () => mailer.close());
  },
  { name: "mailer", dependencies: ["metrics"] },
);
