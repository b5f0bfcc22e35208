import { type Failure, type Payment, sumOf } from "../bank/payment.ts";
import type { CheckoutDetails } from "./read-order.ts";

export function detailsOf({ details }: Payment): CheckoutDetails {
  return details as CheckoutDetails;
}

/** The status of a payment in the words of Checkout.com. */
export function statusOf(payment: Payment): string {
  const scripted = detailsOf(payment).script.status;
  if (scripted && payment.status !== "declined") return scripted;
  switch (payment.status) {
    case "pending":
    case "challenge":
      return "Pending";
    case "authorised":
      return "Authorized";
    case "declined":
      return "Declined";
    case "voided":
      return "Voided";
    case "captured":
      return capturedStatus(payment);
  }
}

function capturedStatus(payment: Payment): string {
  const [captured, refunded] = [sumOf(payment, "captured"), sumOf(payment, "refunded")];
  if (refunded > 0) return refunded < captured ? "Partially Refunded" : "Refunded";
  return captured < payment.amount ? "Partially Captured" : "Captured";
}

const codes: Record<Failure, string> = {
  declined: "20005",
  "insufficient-funds": "20051",
  "authentication-failed": "20151",
  "authentication-timed-out": "20152",
  "not-eligible": "20005",
};

const summaries: Record<string, string> = {
  "10000": "Approved",
  "20005": "Declined - Do Not Honour",
  "20051": "Insufficient Funds",
  "20151": "Cardholder failed 3DS authentication",
  "20152": "Initial 3DS transaction not completed within 15 minutes",
};

/** How the bank decided about the payment. */
export function responseOf(payment: Payment): { approved: boolean; response_code: string; response_summary: string } {
  const { status, failure } = payment;
  const approved = status !== "declined";
  const code = approved ? "10000" : (detailsOf(payment).script.responseCode ?? codes[failure ?? "declined"]);
  return { approved, ...responseWith(code) };
}

export function responseWith(code: string) {
  return { response_code: code, response_summary: summaries[code] ?? "Declined" };
}
