import type { FastifyRequest } from "fastify";
import type { OrderRow } from "#api/database/schema/order.ts";
import { Problem } from "#api/problem/problem.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { methodsOf } from "#domain/payment/site-methods.ts";
import type { PaymentOrder, PaymentProvider } from "./gateway/payment-port.ts";
import { providerFor } from "./gateway/providers.ts";
import type { PayWish } from "./pay.ts";
import type { PaymentDesk } from "./payment-desk.ts";

const OWN_PATH = /^\/(?![/\\])[^\p{Cc}]*$/u;
const NEEDS_TOKEN: ReadonlySet<PaymentMethod> = new Set(["card", "apple-pay"]);

/** Refuses a way to pay that this site has not, and what cannot be paid with as it was sent. */
export function requireMethod({ site }: FastifyRequest, { method, token, returnUrl }: PayWish): void {
  if (!methodsOf(site).includes(method)) throw new Problem("method-not-available");
  if (!OWN_PATH.test(returnUrl)) throw new Problem("validation", { fields: { returnUrl: "invalid" } });
  if (NEEDS_TOKEN.has(method) && !token) throw new Problem("validation", { fields: { token: "required" } });
}

export function chooseProvider(desk: PaymentDesk, method: PaymentMethod): PaymentProvider {
  const provider = providerFor(desk.providers, method);
  if (!provider) throw new Problem("method-not-available");
  return provider;
}

export function buyerOf({ snapshot, contactEmail, contactPhone }: OrderRow): PaymentOrder["buyer"] {
  const { firstName, lastName } = snapshot.guests;
  return { email: contactEmail, phone: contactPhone, firstName, lastName };
}
