import fp from "fastify-plugin";
import { Counter } from "prom-client";
import { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";

declare module "fastify" {
  interface FastifyInstance {
    passwords: PasswordHasher;
  }
}

export const passwordPlugin = fp(
  async (app) => {
    const hashes = new Counter({ name: "password_hashes_total", help: "Hashes made", registers: [app.metrics] });
    app.decorate(
      "passwords",
      createPasswordHasher(app.settings.secrets, () => hashes.inc()),
    );
  },
  { name: "passwords", dependencies: ["metrics"] },
);
