import { bareDigits } from "../bare-digits.ts";
import { approve, movePayment } from "./move-payment.ts";
import type { Payment, ProviderName } from "./payment.ts";
import { savePayment } from "./payment-store.ts";

const VALID_CODE = "123456";
export const MAX_WRONG_CODES = 3;

type GuestAnswer = "approve" | "decline" | "poor" | "reject" | "silent";

const actions: Record<GuestAnswer, (payment: Payment) => unknown> = {
  approve,
  decline: (payment) =>
    movePayment(payment, "declined", payment.provider === "card" ? "authentication-failed" : "declined"),
  poor: (payment) => movePayment(payment, "declined", "insufficient-funds"),
  reject: (payment) => movePayment(payment, "declined", "not-eligible"),
  silent: (payment) => movePayment(payment, "declined", "authentication-timed-out"),
};

/** The buttons of each partner's page, in their order. */
export const buttonsOf: Record<ProviderName, readonly GuestAnswer[]> = {
  card: ["approve", "decline", "silent"],
  knet: ["approve", "poor", "decline", "silent"],
  tabby: ["approve", "reject", "silent"],
  tamara: ["approve", "reject", "silent"],
};

/** Handles a form of a partner's page. */
export function answerAsGuest(payment: Payment, form: Record<string, string>): void {
  const pressed = buttonsOf[payment.provider].find((name) => name === form.answer);
  if (form.code !== undefined) checkCode(payment, form.code);
  else if (pressed) actions[pressed](payment);
}

function checkCode(payment: Payment, code: string): void {
  if (bareDigits(code) === VALID_CODE) return void approve(payment);
  payment.wrongCodes += 1;
  savePayment(payment);
  if (payment.wrongCodes >= MAX_WRONG_CODES) void movePayment(payment, "declined", "authentication-failed");
}
