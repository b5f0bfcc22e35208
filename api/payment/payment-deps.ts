import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#api/platform/database/database.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { PaymentProvider } from "./gateway/payment-port.ts";
import { providerNamed } from "./gateway/providers.ts";

/** All that taking money needs. Routes, jobs and tests hand it on. */
export type PaymentDeps = {
  db: Db;
  settings: Settings;
  log: FastifyBaseLogger;
  providers: readonly PaymentProvider[];
};

export function providerOf({ providers }: Pick<PaymentDeps, "providers">, name: string): PaymentProvider {
  const found = providerNamed(providers, name);
  if (!found) throw new Error(`No provider of payments is called ${name}.`);
  return found;
}
