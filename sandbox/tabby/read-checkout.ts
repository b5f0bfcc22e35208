import type { Payment } from "../bank/payment.ts";
import { readText } from "../read-text.ts";
import { readAmount } from "./decimal-amount.ts";
import { currencyOfMerchant, type Region } from "./merchants.ts";
import { badData } from "./tabby-errors.ts";

type Fields = Record<string, unknown>;

/** The body of a request for a session. */
export type Checkout = {
  merchantCode: string;
  language: "en" | "ar";
  amount: number;
  currency: string;
  merchantId: string;
  phone: string;
  /** `null` for a question before the payment: nobody could return from its page. */
  returnUrls: Payment["returnUrls"] | null;
  /** What every answer about the payment repeats unchanged. */
  echo: Fields;
};

const ECHOED = ["description", "buyer", "shipping_address", "order", "buyer_history", "order_history", "meta"] as const;

/** Reads a request with every field that Tabby requires. */
export function readCheckout(body: unknown, region: Region): Checkout {
  const request = fieldsOf(body, "body");
  const merchantCode = readText(request, "merchant_code", 60);
  const payment = fieldsOf(request.payment, "payment");
  const currency = readCurrency(payment, currencyOfMerchant(merchantCode, region));
  const buyer = fieldsOf(payment.buyer, "buyer");
  for (const name of ["name", "email"]) readText(buyer, name, 320);
  requireHistory(payment);
  const address = fieldsOf(payment.shipping_address, "shipping_address");
  for (const name of ["city", "address", "zip"]) readText(address, name, 500);
  return {
    merchantCode,
    language: readLanguage(request),
    amount: readAmount(payment.amount, currency),
    currency,
    merchantId: readOrder(payment),
    phone: readPhone(buyer),
    returnUrls: readReturnUrls(request),
    echo: Object.fromEntries(ECHOED.flatMap((name) => (payment[name] === undefined ? [] : [[name, payment[name]]]))),
  };
}

function readCurrency(payment: Fields, taken: string): string {
  const currency = readText(payment, "currency", 3);
  if (currency === taken) return currency;
  throw badData(`could not create payment: only '${taken}' is supported, but got '${currency}'`);
}

function readLanguage({ lang }: Fields): "en" | "ar" {
  if (lang !== "en" && lang !== "ar") throw badData("lang: en or ar");
  return lang;
}

function readPhone(buyer: Fields): string {
  const phone = readText(buyer, "phone", 20);
  if (!/^\+?\d{8,15}$/.test(phone)) throw badData("phone: a mobile number");
  return phone;
}

function requireHistory(payment: Fields): void {
  const history = fieldsOf(payment.buyer_history, "buyer_history");
  if (Number.isNaN(Date.parse(readText(history, "registered_since", 40)))) throw badData("registered_since: a time");
  if (typeof history.loyalty_level !== "number") throw badData("loyalty_level: a number");
  if (!Array.isArray(payment.order_history)) throw badData("order_history: a list");
}

/** The merchant's id of the order. */
function readOrder(payment: Fields): string {
  const order = fieldsOf(payment.order, "order");
  if (!Array.isArray(order.items) || order.items.length === 0) throw badData("items: a list");
  for (const item of order.items as unknown[]) {
    const fields = fieldsOf(item, "item");
    for (const name of ["title", "unit_price", "category"]) readText(fields, name, 500);
    if (!Number.isInteger(fields.quantity)) throw badData("quantity: a number");
  }
  return readText(order, "reference_id", 100);
}

function readReturnUrls({ merchant_urls: urls }: Fields): Checkout["returnUrls"] {
  if (urls === undefined) return null;
  const given = fieldsOf(urls, "merchant_urls");
  const read = (name: string) => {
    const url = readText(given, name, 2000);
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw badData(`${name}: an address`);
    return url;
  };
  return { success: read("success"), cancel: read("cancel"), failure: read("failure") };
}

export function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw badData(`${name}: an object`);
  return value as Fields;
}
