import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { gatewayNamed } from "./gateways.ts";
import type { PaymentGateway } from "./payment-port.ts";

/** What the functions of a payment need. The payment plugin builds it once. */
export type PaymentDeps = {
  db: Db;
  settings: Settings;
  log: Log;
  gateways: readonly PaymentGateway[];
};

/** The gateway to which a payment was sent, also when it takes no new ones. */
export function gatewayOfPayment(
  { gateways }: Pick<PaymentDeps, "gateways">,
  { gateway }: Pick<PaymentRow, "gateway">,
): PaymentGateway {
  const found = gatewayNamed(gateways, gateway);
  if (!found) throw new Error(`There is no gateway ${gateway}.`);
  return found;
}
