import { randomUUID } from "node:crypto";
import { beginPayment, isHidden } from "../bank/begin-payment.ts";
import { guestPageUrl } from "../bank/guest-routes.ts";
import { isEligible, lenders } from "../bank/lenders.ts";
import { requestOrigin } from "../request-origin.ts";
import type { Answer, PartnerRequest } from "../route.ts";
import { type OrderDetails, wordOf } from "./order-view.ts";
import { readTamaraText as text } from "./read-tamara-text.ts";
import { tamaraRefusal } from "./tamara-error.ts";
import { readMoney } from "./tamara-money.ts";
import { registeredUrl } from "./webhook-registry.ts";

type Json = Record<string, unknown>;

const COUNTRIES = ["SA", "AE"];
const MAX_URL = 2_000;

/** Opens an order and answers with the address of its page. */
export async function beginCheckout({ body, request, fault }: PartnerRequest): Promise<Answer> {
  const { checkoutId, ...opening } = readCheckout(body);
  const payment = await beginPayment(opening, fault);
  const json = {
    order_id: payment.id,
    checkout_id: checkoutId,
    checkout_url: guestPageUrl(payment, requestOrigin(request)),
    status: wordOf(payment),
  };
  return isHidden(payment) ? { json, respondWith: "500-but-done" } : { json };
}

function readCheckout(body: unknown) {
  const order = (body ?? {}) as Json;
  const { minor: amount, currency } = readMoney(order.total_amount, "total_amount");
  const { consumer, phone } = readConsumer(order.consumer);
  const instalments = Number(order.instalments);
  if (order.payment_type !== "PAY_BY_INSTALMENTS" || !lenders.tamara.parts.includes(instalments))
    throw tamaraRefusal(400, "instalments_invalid", "instalments: 3 or 4");
  if (!COUNTRIES.includes(String(order.country_code)))
    throw tamaraRefusal(400, "country_not_supported", "country_code: a country in which Tamara lends");
  if (!isEligible(lenders.tamara, { amount, currency, phone }))
    throw tamaraRefusal(400, "consumer_not_eligible", "Tamara does not lend for this order");
  const checkoutId = randomUUID();
  const details: OrderDetails = { ...readOrder(order), checkoutId, consumer, isAuthorised: false };
  return {
    id: randomUUID(),
    company: "tamara",
    book: "tamara",
    checkoutId,
    merchantId: text(order, "order_reference_id", 60),
    amount,
    currency,
    instalments,
    ...readUrls(order.merchant_url),
    language: String(order.locale).startsWith("ar") ? "ar" : "en",
    decision: { status: "challenge" },
    details,
  } as const;
}

function readConsumer(value: unknown) {
  const consumer = (value ?? {}) as Json;
  for (const name of ["first_name", "last_name", "email"]) text(consumer, name, 200);
  return { consumer, phone: text(consumer, "phone_number", 20) };
}

function readOrder(order: Json) {
  if (!Array.isArray(order.items) || order.items.length === 0)
    throw tamaraRefusal(400, "items_invalid", "items: at least one");
  for (const item of order.items as Json[]) text(item, "name", 200);
  const address = (order.shipping_address ?? {}) as Json;
  for (const name of ["line1", "city", "country_code"]) text(address, name, 200);
  return { orderNumber: text(order, "order_number", 100), items: order.items, shippingAddress: address };
}

function readUrls(value: unknown) {
  const urls = (value ?? {}) as Json;
  const read = (name: string) => text(urls, name, MAX_URL);
  return {
    returnUrls: { success: read("success"), failure: read("failure"), cancel: read("cancel") },
    webhookUrl: typeof urls.notification === "string" ? urls.notification : registeredUrl(),
  };
}
