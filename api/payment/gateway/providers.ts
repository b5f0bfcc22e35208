import { type Gateway, methodRow, type PaymentMethod } from "#domain/payment/methods.ts";
import { createProvider } from "./create-provider.ts";
import type { PaymentProvider } from "./payment-port.ts";
import type { PaymentSettings } from "./provider-client.ts";
import { zeroAmountProvider } from "./zero-amount-provider.ts";

type Adapter = (name: Gateway, settings: PaymentSettings) => PaymentProvider;

/** The adapter of each gateway; all of them speak the protocol of `docs/partners/payment.md`. */
const adapters: Record<Gateway, Adapter> = {
  card: createProvider,
  knet: createProvider,
  tabby: createProvider,
  tamara: createProvider,
};

/** All providers; each has its own circuit breaker. */
export function createProviders(settings: PaymentSettings): readonly PaymentProvider[] {
  const names = Object.keys(adapters) as Gateway[];
  return [...names.map((name) => adapters[name](name, settings)), zeroAmountProvider];
}

/** The provider of a method; our own wallet has none. */
export function providerFor(providers: readonly PaymentProvider[], method: PaymentMethod): PaymentProvider | null {
  const { gateway } = methodRow(method);
  return gateway === null ? null : providerNamed(providers, gateway);
}

/** The provider that a webhook or a stored payment names. */
export function providerNamed(providers: readonly PaymentProvider[], name: string): PaymentProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
