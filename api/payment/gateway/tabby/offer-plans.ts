import type { OfferOrder, PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import { lruCache } from "#api/platform/cache/lru-cache.ts";
import { idOf } from "./checkout-body.ts";

type OfferPlans = NonNullable<PaymentGateway["offer"]>;

/** Guests who choose a method at the same time. */
const MAX_OFFERS = 2_000;
const TTL_MS = 10 * 60_000;

/** Asks once for the same guest and amount, also when two questions come at once; silence is asked again. */
export function cacheOffers(load: OfferPlans, timeScale: number): OfferPlans {
  const offers = lruCache<string, ReturnType<OfferPlans>>({ max: MAX_OFFERS, ttlMs: TTL_MS * timeScale });
  return (order: OfferOrder) => {
    const key = idOf(order);
    const stored = offers.get(key);
    if (stored) return stored;
    const offer = load(order);
    offers.set(key, offer);
    const remove = () => offers.peek(key) === offer && offers.delete(key);
    offer.then((answer) => answer ?? remove(), remove);
    return offer;
  };
}
