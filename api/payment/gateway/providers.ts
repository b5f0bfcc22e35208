import type { PaymentMethod } from "#domain/payment/methods.ts";
import { cardProvider } from "./card-provider.ts";
import { createProvider } from "./create-provider.ts";
import { tabbyProvider, tamaraProvider } from "./instalment-providers.ts";
import { knetProvider } from "./knet-provider.ts";
import type { PaymentProvider } from "./payment-port.ts";
import type { PaymentSettings } from "./provider-client.ts";

const rows = [cardProvider, knetProvider, tabbyProvider, tamaraProvider];

/** Everybody who takes money for us; each remembers by itself whether it is down. */
export function createProviders(settings: PaymentSettings): readonly PaymentProvider[] {
  return rows.map((row) => createProvider(row, settings));
}

/** Who takes money by this method; our own wallet needs nobody. */
export function providerFor(providers: readonly PaymentProvider[], method: PaymentMethod): PaymentProvider | null {
  return providers.find(({ methods }) => methods.includes(method)) ?? null;
}

/** Who a webhook's path or a stored payment names. */
export function providerNamed(providers: readonly PaymentProvider[], name: string): PaymentProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
