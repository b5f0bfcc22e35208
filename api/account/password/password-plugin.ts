import fp from "fastify-plugin";
import { Counter } from "prom-client";
import type { HashCost } from "./hash-password.ts";
import { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";

declare module "fastify" {
  interface FastifyInstance {
    passwords: PasswordHasher;
  }
}

export const passwordPlugin = fp(
  async (app, { cost }: { cost?: HashCost }) => {
    const hashes = new Counter({ name: "password_hashes_total", help: "Hashes made", registers: [app.metrics] });
    app.decorate(
      "passwords",
      createPasswordHasher(app.settings.secrets, () => hashes.inc(), cost),
    );
  },
  { name: "passwords", dependencies: ["metrics"] },
);
