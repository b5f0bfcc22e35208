import fp from "fastify-plugin";
import { type AccountLimits, createAccountLimits } from "./account-limits.ts";

declare module "fastify" {
  interface FastifyInstance {
    accountLimits: AccountLimits;
  }
}

export const accountLimitsPlugin = fp(
  async (app) => {
    app.decorate("accountLimits", createAccountLimits(app.db.$client, app.settings));
  },
  { name: "account-limits", dependencies: [] },
);
