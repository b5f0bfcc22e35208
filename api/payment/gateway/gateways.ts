import { type PartnerSettings, partnerSettings, takesNew } from "#api/platform/settings/payment-partners.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { gatewayOf } from "#domain/payment/gateway-of.ts";
import { type Gateway, gateways } from "#domain/payment/gateways.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import { checkoutCapabilities, createCheckout } from "./checkout/create-checkout.ts";
import { createMoyasar, moyasarCapabilities } from "./moyasar/create-moyasar.ts";
import type { Capabilities, PaymentGateway } from "./payment-port.ts";
import { silentGateway } from "./silent-gateway.ts";
import { createTabby, tabbyCapabilities } from "./tabby/create-tabby.ts";
import { createTamara, tamaraCapabilities } from "./tamara/create-tamara.ts";
import { zeroAmountGateway } from "./zero-amount-gateway.ts";

type Adapters = {
  [Name in Gateway]: {
    create: (settings: PartnerSettings<Name>) => PaymentGateway;
    capabilities: Capabilities;
  };
};

/** The adapter of each company. */
const adapters: Adapters = {
  checkout: { create: createCheckout, capabilities: checkoutCapabilities },
  moyasar: { create: createMoyasar, capabilities: moyasarCapabilities },
  tabby: { create: createTabby, capabilities: tabbyCapabilities },
  tamara: { create: createTamara, capabilities: tamaraCapabilities },
};

/** All gateways; each has its own circuit breaker. */
export function createGateways(settings: Settings): readonly PaymentGateway[] {
  return [...gateways.map((name) => createGateway(name, settings)), zeroAmountGateway];
}

function createGateway<Name extends Gateway>(name: Name, settings: Settings): PaymentGateway {
  const own = partnerSettings(settings, name);
  const { create, capabilities } = adapters[name];
  if (!own) return silentGateway({ name, capabilities });
  return { ...create(own), takesNew: takesNew(settings, name) };
}

type Created = { gateways: readonly PaymentGateway[]; settings: Pick<Settings, "cardGateways"> };

/** The gateway to which a new payment is sent; `null` when there is none, or when it takes no new payments. */
export function gatewayFor(
  { gateways: created, settings }: Created,
  method: PaymentMethod,
  country: CountryCode,
): PaymentGateway | null {
  const name = gatewayOf(method, country, settings.cardGateways);
  const found = name && gatewayNamed(created, name);
  return found?.takesNew ? found : null;
}

/** The gateway that a webhook or a stored payment names. */
export function gatewayNamed(created: readonly PaymentGateway[], name: string): PaymentGateway | null {
  return created.find((gateway) => gateway.name === name) ?? null;
}
