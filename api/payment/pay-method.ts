import type { FastifyRequest } from "fastify";
import { Problem } from "#api/platform/problem/problem.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { methodsOf } from "#domain/payment/site-methods.ts";
import type { PaymentOrder, PaymentProvider } from "./gateway/payment-port.ts";
import { providerFor } from "./gateway/providers.ts";
import type { PayInput } from "./pay-input.ts";
import type { PaymentDeps } from "./payment-deps.ts";

const OWN_PATH = /^\/(?![/\\])[^\p{Cc}]*$/u;
const LIKE_A_CARD = /^[\d\s-]{12,25}$/;
const NEEDS_TOKEN: ReadonlySet<PaymentMethod> = new Set(["card", "apple-pay"]);

/** Refuses a way to pay that this site has not, and what cannot be paid with as it was sent. */
export function requireMethod({ site }: FastifyRequest, { method, token, returnUrl }: PayInput): void {
  if (!methodsOf(site).includes(method)) throw new Problem("method-not-available");
  if (!OWN_PATH.test(returnUrl)) throw new Problem("validation", { fields: { returnUrl: "invalid" } });
  // A page that sends a card instead of its token is broken; the number goes no further.
  if (token && LIKE_A_CARD.test(token)) throw new Problem("validation", { fields: { token: "invalid" } });
  if (NEEDS_TOKEN.has(method) && !token) throw new Problem("validation", { fields: { token: "required" } });
}

export function chooseProvider(deps: PaymentDeps, method: PaymentMethod): PaymentProvider {
  const provider = providerFor(deps.providers, method);
  if (!provider) throw new Problem("method-not-available");
  return provider;
}

export function buyerOf({ snapshot, contactEmail, contactPhone }: OrderRow): PaymentOrder["buyer"] {
  const { firstName, lastName } = snapshot.guests;
  return { email: contactEmail, phone: contactPhone, firstName, lastName };
}
