import { cardProvider } from "./card/card-provider.ts";
import { lendingProvider } from "./instalments/instalments.ts";
import { lenders } from "./instalments/lenders.ts";
import { knetProvider } from "./knet/knet.ts";
import type { ProviderName } from "./payment/payment.ts";
import type { Provider } from "./payment/provider.ts";

const byName: Record<ProviderName, Provider> = {
  card: cardProvider,
  knet: knetProvider,
  tabby: lendingProvider(lenders.tabby),
  tamara: lendingProvider(lenders.tamara),
};

/** Every payment provider that the merchant can call. */
export const paymentProviders: readonly Provider[] = Object.values(byName);
