import type { PaymentMethod } from "#domain/payment/methods.ts";
import { cardProvider } from "./card-provider.ts";
import { createProvider } from "./create-provider.ts";
import { tabbyProvider, tamaraProvider } from "./instalment-providers.ts";
import { knetProvider } from "./knet-provider.ts";
import type { PaymentProvider } from "./payment-port.ts";
import type { PaymentSettings } from "./provider-client.ts";
import { zeroAmountProvider } from "./zero-amount-provider.ts";

const rows = [cardProvider, knetProvider, tabbyProvider, tamaraProvider];

/** All providers; each has its own circuit breaker. */
export function createProviders(settings: PaymentSettings): readonly PaymentProvider[] {
  return [...rows.map((row) => createProvider(row, settings)), zeroAmountProvider];
}

/** The provider of a method; our own wallet has none. */
export function providerFor(providers: readonly PaymentProvider[], method: PaymentMethod): PaymentProvider | null {
  return providers.find(({ methods }) => methods.includes(method)) ?? null;
}

/** The provider that a webhook or a stored payment names. */
export function providerNamed(providers: readonly PaymentProvider[], name: string): PaymentProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
