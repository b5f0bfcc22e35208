import { createHash } from "node:crypto";
import type { OfferOrder, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";

type Session = { merchantCode: string; now: Date };

/** The names of what is bought, in the language of the guest. */
const titles = {
  en: { order: (number: string) => `Order ${number}`, offer: "Order" },
  ar: { order: (number: string) => `طلب ${number}`, offer: "طلب" },
} as const;

/** Nothing is shipped, and we know no address of the guest. */
const address = { city: "No shipping", address: "No shipping", zip: "00000" };

/** Asks whether Tabby lends to this guest. Without return addresses nobody can pay with the answer. */
export function offerBody(order: OfferOrder, session: Session) {
  const item = { reference_id: "order", title: titles[order.language].offer };
  return bodyOf(order, session, { order: orderOf(order, `offer-${idOf(order)}`, item) });
}

/** Begins a payment. Tabby gives `order.reference_id` and `meta` back with the payment. */
export function beginBody(order: PaymentOrder, session: Session) {
  const { returnUrl, paymentId, orderNumber, proof, language } = order;
  const title = titles[language].order(orderNumber);
  const body = bodyOf(order, session, {
    description: title,
    order: orderOf(order, paymentId, { reference_id: orderNumber, title }),
    meta: { proof },
  });
  return { ...body, merchant_urls: { success: returnUrl, cancel: returnUrl, failure: returnUrl } };
}

function bodyOf<Rest extends object>(order: OfferOrder, { merchantCode, now }: Session, rest: Rest) {
  const { buyer, currency, language } = order;
  return {
    payment: {
      amount: amountOf(order),
      currency,
      buyer: { name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email, phone: buyer.phone },
      shipping_address: address,
      // We share nothing about earlier orders, so every guest counts as new.
      buyer_history: { registered_since: now.toISOString(), loyalty_level: 0 },
      order_history: [],
      ...rest,
    },
    lang: language,
    merchant_code: merchantCode,
  };
}

function orderOf(order: OfferOrder, referenceId: string, item: { reference_id: string; title: string }) {
  return {
    reference_id: referenceId,
    items: [{ ...item, quantity: 1, unit_price: amountOf(order), category: "Travel" }],
  };
}

function amountOf({ amountMinor, currency }: OfferOrder): string {
  return fromMinorUnits(amountMinor, currency);
}

/** The same for the same amount and contact. */
export function idOf({ country, amountMinor, currency, buyer }: OfferOrder): string {
  const parts = [country, amountMinor, currency, buyer.email, buyer.phone];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
