/**
 * Every refusal that a guest may see: the code of its text and its usual HTTP status. Codes 41xx are notes on a coupon
 * line of a cart, whose answer is 200.
 */
export const problems = {
  "something-went-wrong": { code: 1000, status: 500 },
  validation: { code: 1001, status: 400 },
  "not-found": { code: 1002, status: 404 },
  "too-many-tries": { code: 1003, status: 429 },
  busy: { code: 1004, status: 503 },
  "idempotency-mismatch": { code: 1005, status: 409 },
  "idempotency-running": { code: 1006, status: 409 },
  /** Also 413 and 405. */
  "unreadable-request": { code: 1007, status: 415 },
  "not-allowed-from-here": { code: 1008, status: 403 },

  "city-required": { code: 2001, status: 400 },
  "dates-invalid": { code: 2002, status: 400 },
  "search-expired": { code: 2003, status: 410 },

  "property-not-listed": { code: 3001, status: 404 },
  "dates-taken": { code: 3002, status: 409 },
  "stay-too-short": { code: 3003, status: 422 },
  "arrival-not-possible": { code: 3004, status: 422 },
  "too-many-guests": { code: 3005, status: 422 },

  "cart-not-found": { code: 4001, status: 404 },
  "guest-missing": { code: 4002, status: 422 },
  "price-changed": { code: 4003, status: 409 },
  "cart-expired": { code: 4005, status: 410 },

  "coupon-invalid": { code: 4101, status: 200 },
  "coupon-expired": { code: 4102, status: 200 },
  "coupon-used": { code: 4103, status: 200 },
  "coupon-below-minimum": { code: 4104, status: 200 },
  "coupon-not-applicable": { code: 4105, status: 200 },
  "coupon-for-members": { code: 4106, status: 200 },
  "coupon-other-method": { code: 4107, status: 200 },

  "card-declined": { code: 5001, status: 402 },
  "card-balance-too-low": { code: 5002, status: 402 },
  "bank-verification-failed": { code: 5003, status: 402 },
  "bank-verification-timed-out": { code: 5004, status: 408 },
  "payment-running": { code: 5005, status: 409 },
  "method-not-available": { code: 5006, status: 422 },
  "method-not-for-this-order": { code: 5007, status: 200 },
  "dates-taken-while-paying": { code: 5008, status: 409 },

  "wrong-credentials": { code: 6001, status: 401 },
  "contact-taken": { code: 6002, status: 409 },
  "sign-in-again": { code: 6003, status: 401 },
  "account-locked": { code: 6004, status: 429 },
  "captcha-required": { code: 6005, status: 400 },
  "code-wrong": { code: 6006, status: 400 },
  "code-expired": { code: 6007, status: 410 },
  "password-wrong": { code: 6008, status: 403 },
  "account-unverified": { code: 6009, status: 403 },
  "booking-upcoming": { code: 6010, status: 409 },
  /** Money of the account is with a bank, in a cart or being paid. */
  "money-under-way": { code: 6011, status: 409 },
  /** The guest did not agree at Google, Facebook or Apple. */
  "company-login-cancelled": { code: 6012, status: 400 },
  "company-login-failed": { code: 6013, status: 400 },
  /** No company sends SMS to this number, or the one that does is down. */
  "sms-not-available": { code: 6014, status: 422 },

  "order-not-found": { code: 7001, status: 404 },
  "cancel-not-possible": { code: 7002, status: 422 },
  "cancel-running": { code: 7003, status: 409 },
  "refund-changed": { code: 7004, status: 409 },
  "change-running": { code: 7005, status: 409 },
  "change-not-possible": { code: 7006, status: 422 },
  "order-code-required": { code: 7007, status: 403 },
  "document-not-ready": { code: 7008, status: 404 },
  /** A no-show, an objection, a check-out or a request of the host that does not fit the time or state of the stay. */
  "stay-action-not-possible": { code: 7009, status: 422 },

  "points-too-few": { code: 8001, status: 422 },
  "not-in-programme": { code: 8002, status: 422 },
  "one-programme-only": { code: 8003, status: 409 },
  /** Shown as an invitation to join, never as an error. */
  "wallet-not-enrolled": { code: 8004, status: 404 },
  "loyalty-not-answering": { code: 8005, status: 503 },
  "points-returned": { code: 8006, status: 409 },
  "points-below-minimum": { code: 8007, status: 422 },
  "wallet-frozen": { code: 8008, status: 403 },

  /** Also a card that was used by somebody else, or that is frozen: other guests cannot tell them apart. */
  "gift-card-invalid": { code: 9001, status: 404 },
  "gift-card-used": { code: 9002, status: 409 },
  "gift-card-expired": { code: 9003, status: 410 },
  "gift-limit": { code: 9004, status: 422 },

  /** Also a link that never was: the answers are the same. */
  "list-not-shared": { code: 9101, status: 404 },
  "voting-closed": { code: 9102, status: 403 },
  "too-many-lists": { code: 9103, status: 422 },
  "too-many-voters": { code: 9104, status: 429 },
  /** Mails about a list need dates that are not over. */
  "alert-needs-dates": { code: 9201, status: 422 },
  "alert-limit": { code: 9202, status: 422 },
} as const;

export type ProblemCode = keyof typeof problems;

const nameByCode: ReadonlyMap<number, ProblemCode> = new Map(
  (Object.keys(problems) as ProblemCode[]).map((name) => [problems[name].code, name]),
);

/** The name of a problem code. */
export function problemOfCode(code: number): ProblemCode | undefined {
  return nameByCode.get(code);
}
