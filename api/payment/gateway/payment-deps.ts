import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { PaymentProvider } from "./payment-port.ts";
import { providerNamed } from "./providers.ts";

/** What the functions of a payment need. The payment plugin builds it once. */
export type PaymentDeps = {
  db: Db;
  settings: Settings;
  log: Log;
  providers: readonly PaymentProvider[];
};

export function providerOf({ providers }: Pick<PaymentDeps, "providers">, name: string): PaymentProvider {
  const found = providerNamed(providers, name);
  if (!found) throw new Error(`There is no payment provider ${name}.`);
  return found;
}
