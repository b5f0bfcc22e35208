import type { Gateway } from "#domain/payment/gateways.ts";
import type { Action, Payment } from "./payment.ts";

/** How a webhook is signed; a merchant must accept only `valid`. */
export type SignatureKind = "valid" | "bad-signature" | "missing-signature";

export type EventKind =
  | "authorised"
  | "captured"
  | "declined"
  | "voided"
  | "refunded"
  | "capture-declined"
  | "void-declined"
  | "refund-declined";

/** Something that the bank tells a merchant through the company. */
export type BankEvent = {
  eventId: string;
  kind: EventKind;
  payment: Payment;
  action: Action | null;
  at: number;
  signature: SignatureKind;
  /** The body is broken before it is signed. */
  isMalformed: boolean;
};

export type Webhook = { url: string; headers: Record<string, string>; body: string };

/** The formats of a company in front of the bank. */
export type Company = {
  name: Gateway;
  /** `null` when the company sends none about it. */
  webhook: (event: BankEvent) => Webhook | null;
  /** Where the guest returns to after the page of the bank, with the parameters that the company adds. */
  returnUrl: (payment: Payment) => string;
};

const companies = new Map<Gateway, Company>();

/** The bank calls companies that were registered before it serves. */
export function registerCompany(company: Company): void {
  companies.set(company.name, company);
}

export function companyOf({ company: name }: Payment): Company {
  const found = companies.get(name);
  if (!found) throw new Error(`There is no company ${name}.`);
  return found;
}

/** The address of a merchant that has registered none: that of the shop to which the guest returns. */
export function webhookUrlOf({ webhookUrl, returnUrls, company }: Payment): string {
  return webhookUrl ?? new URL(`/api/payment-api/webhook/${company}`, returnUrls.success).href;
}

/** The return address that fits the status. */
export function returnUrlByStatus({ status, returnUrls }: Payment): URL {
  const isPaid = status === "authorised" || status === "captured" || status === "pending";
  return new URL(isPaid ? returnUrls.success : status === "voided" ? returnUrls.cancel : returnUrls.failure);
}
