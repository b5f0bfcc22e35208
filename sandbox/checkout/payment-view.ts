import { guestPageUrl } from "../bank/guest-routes.ts";
import { type Payment, sumOf } from "../bank/payment.ts";
import { requestOrigin } from "../request-origin.ts";
import type { PartnerRequest } from "../route.ts";
import { cardView } from "./card-view.ts";
import { detailsOf, responseOf, statusOf } from "./status-words.ts";

const AUTHORISED_MS = 7 * 86_400_000;

/** The origin under which the merchant reached the company. */
export function originOf({ request }: Pick<PartnerRequest, "request">): string {
  return requestOrigin(request);
}

/** The answer to `POST /payments`: a decision, or where the guest continues. */
export function begunView(payment: Payment, origin: string) {
  const { id, amount, currency } = payment;
  const { actionId } = detailsOf(payment);
  const { "3ds": threeDs, ...common } = commonView(payment);
  const _links = linksOf(payment, origin);
  if (!isDecided(payment)) return { ...common, ...(threeDs ? { "3ds": threeDs } : {}), _links };
  const times = { processed_on: new Date(payment.changedAt).toISOString(), expires_on: expiryOf(payment) };
  return {
    ...common,
    ...{ id, action_id: actionId, amount, currency, ...responseOf(payment), auth_code: "643381" },
    ...{ balances: balancesOf(payment), risk: { flagged: false }, source: sourceOf(payment), ...times },
    ...{ scheme_id: "638284745624527", processing: { acquirer_transaction_id: "5944337681" }, _links },
  };
}

/** A payment as `GET /payments/{id}` and the lists show it. The reason of a refusal is only in its actions. */
export function paymentView(payment: Payment, origin: string) {
  const { amount, currency, createdAt } = payment;
  const { metadata, channel } = detailsOf(payment);
  const approved = payment.status === "authorised" || payment.status === "captured" || payment.status === "voided";
  return {
    ...commonView(payment),
    ...{ requested_on: new Date(createdAt).toISOString(), source: sourceOf(payment), expires_on: expiryOf(payment) },
    ...{ amount, currency, payment_type: "Regular", approved, balances: balancesOf(payment), risk: { flagged: false } },
    ...{ processing_channel_id: channel, metadata, _links: linksOf(payment, origin) },
  };
}

export function isDecided({ status }: Payment): boolean {
  return status !== "pending" && status !== "challenge";
}

function commonView(payment: Payment) {
  const { sourceType, challenged, customer } = detailsOf(payment);
  const threeDs = sourceType === "card" ? { "3ds": { downgraded: false, enrolled: "Y", challenged } } : {};
  const reference = payment.merchantId ? { reference: payment.merchantId } : {};
  return { id: payment.id, status: statusOf(payment), ...reference, customer, ...threeDs };
}

function sourceOf({ id, card }: Payment) {
  if (!card) return { type: "knet" };
  const view = { expiry_month: 12, expiry_year: 2040, ...cardView(card), fingerprint: card.fingerprint };
  return { id: id.replace("pay_", "src_"), type: "card", ...view, avs_check: "G", cvv_check: "Y" };
}

export function balancesOf(payment: Payment) {
  const isAuthorised = payment.status === "authorised" || payment.status === "captured" || payment.status === "voided";
  const [captured, refunded] = [sumOf(payment, "captured"), sumOf(payment, "refunded")];
  const open = payment.status === "authorised" ? payment.amount : 0;
  return {
    total_authorized: isAuthorised ? payment.amount : 0,
    total_voided: payment.status === "voided" ? payment.amount : 0,
    available_to_void: open,
    total_captured: captured,
    available_to_capture: open,
    total_refunded: refunded,
    available_to_refund: captured - refunded,
  };
}

function expiryOf({ createdAt }: Payment): string {
  return new Date(createdAt + AUTHORISED_MS).toISOString();
}

function linksOf(payment: Payment, origin: string) {
  const self = `${origin}/checkout/payments/${payment.id}`;
  const link = (href: string) => ({ href });
  return {
    self: link(self),
    ...(isDecided(payment) ? { actions: link(`${self}/actions`) } : {}),
    ...(payment.status === "authorised" ? { capture: link(`${self}/captures`), void: link(`${self}/voids`) } : {}),
    ...(payment.status === "captured" ? { refund: link(`${self}/refunds`) } : {}),
    ...(payment.status === "challenge" ? { redirect: link(guestPageUrl(payment, origin)) } : {}),
  };
}
