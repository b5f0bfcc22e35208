import { randomUUID } from "node:crypto";
import { type CurrencyCode, exponents, rates } from "#domain/money/currency.ts";
import { beginPayment, isHidden, scheduleChange } from "../bank/begin-payment.ts";
import { guestPageUrl } from "../bank/guest-routes.ts";
import { isEligible, lenders } from "../bank/lenders.ts";
import { notifyMerchant } from "../bank/notify-merchant.ts";
import type { Payment } from "../bank/payment.ts";
import { sandboxNow, scaled } from "../clock.ts";
import { requestOrigin } from "../request-origin.ts";
import type { Answer, PartnerRequest } from "../route.ts";
import { writeAmount } from "./decimal-amount.ts";
import type { Region } from "./merchants.ts";
import { EXPIRY_LAG_MS, paymentView, SESSION_MS, statusOf } from "./payment-view.ts";
import { type Checkout, readCheckout } from "./read-checkout.ts";

const INSTALMENTS = 4;
/** Riyals that every eligible buyer may spend. */
const USUAL_RIYALS = 1000;

type Reason = "order_amount_too_high" | "order_amount_too_low" | "not_available";

/** Assesses the buyer, and begins a payment if the request says where the guest returns to. */
export async function createSession({ body, request, fault }: PartnerRequest, region: Region): Promise<Answer> {
  const checkout = readCheckout(body, region);
  const reason = reasonOf(checkout);
  if (!checkout.returnUrls) return { json: offerView(checkout, reason) };
  const sessionId = randomUUID();
  const { merchantId, amount, currency, language, returnUrls, merchantCode, echo } = checkout;
  const payment = await beginPayment(
    {
      id: randomUUID(),
      company: "tabby",
      book: "tabby",
      merchantId,
      amount,
      currency,
      returnUrls,
      language,
      details: { region, merchantCode, sessionId, echo },
      decision: reason ? { status: "declined", failure: "not-eligible" } : { status: "challenge" },
      instalments: INSTALMENTS,
    },
    fault,
  );
  if (payment.status === "challenge") endSessionLater(payment);
  const json = sessionView(payment, {
    sessionId,
    reason,
    webUrl: guestPageUrl(payment, requestOrigin(request)),
  });
  return isHidden(payment) ? { json, respondWith: "500-but-done" } : { json };
}

/** The page closes at the end of the session; the merchant learns of it when the payment has expired. */
function endSessionLater(payment: Payment): void {
  void scheduleChange(payment, "expire", SESSION_MS);
  const notify = () => (statusOf(payment) === "EXPIRED" ? notifyMerchant(payment, "voided", null) : undefined);
  setTimeout(notify, scaled(SESSION_MS + EXPIRY_LAG_MS) + 5).unref();
}

function reasonOf({ amount, currency, phone }: Checkout): Reason | null {
  const terms = lenders.tabby;
  if (isEligible(terms, { amount, currency, phone })) return null;
  const code = currency as CurrencyCode;
  const usual = Math.round(USUAL_RIYALS * rates[code] * 10 ** exponents[code]);
  if (!isEligible(terms, { amount: usual, currency, phone })) return "not_available";
  return amount < usual ? "order_amount_too_low" : "order_amount_too_high";
}

type Session = { sessionId: string; reason: Reason | null; webUrl: string };

function sessionView(payment: Payment, { sessionId, reason, webUrl }: Session) {
  const isRejected = reason !== null || statusOf(payment) === "REJECTED";
  return {
    id: sessionId,
    status: isRejected ? "rejected" : "created",
    payment: paymentView(payment),
    configuration: configurationOf(isRejected ? (reason ?? "not_available") : null, { web_url: webUrl }),
    merchant_urls: payment.returnUrls,
  };
}

/** The answer to a question before the payment. It has no page, so nothing can be paid with it. */
function offerView({ amount, currency, echo }: Checkout, reason: Reason | null) {
  return {
    id: randomUUID(),
    status: reason ? "rejected" : "created",
    payment: {
      id: randomUUID(),
      created_at: new Date(sandboxNow()).toISOString(),
      status: reason ? "REJECTED" : "CREATED",
      is_test: true,
      amount: writeAmount(amount, currency),
      currency,
      ...echo,
    },
    configuration: configurationOf(reason, {}),
  };
}

function configurationOf(reason: Reason | null, product: { web_url?: string }) {
  const availability = reason ? { is_available: false, rejection_reason: reason } : { is_available: true };
  return {
    available_products: reason ? {} : { installments: [product] },
    products: { installments: { type: "installments", ...availability } },
  };
}
