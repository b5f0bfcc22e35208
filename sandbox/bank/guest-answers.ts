import { bareDigits } from "../bare-digits.ts";
import { savePayment } from "./bank-store.ts";
import type { GuestAnswer, GuestPage } from "./guest-pages.ts";
import { approve, movePayment } from "./move-payment.ts";
import type { Payment } from "./payment.ts";

const VALID_CODE = "123456";
export const MAX_WRONG_CODES = 3;

const actions: Record<GuestAnswer, (payment: Payment, page: GuestPage) => unknown> = {
  approve,
  decline: (payment, { asksForCode }) =>
    movePayment(payment, "declined", asksForCode ? "authentication-failed" : "declined"),
  poor: (payment) => movePayment(payment, "declined", "insufficient-funds"),
  reject: (payment) => movePayment(payment, "declined", "not-eligible"),
  silent: (payment) => movePayment(payment, "declined", "authentication-timed-out"),
};

/** Handles a form of a partner's page. */
export function answerAsGuest(payment: Payment, page: GuestPage, form: Record<string, string>): void {
  const pressed = page.buttons.find((name) => name === form.answer);
  if (form.code !== undefined) checkCode(payment, form.code);
  else if (pressed) actions[pressed](payment, page);
}

function checkCode(payment: Payment, code: string): void {
  if (bareDigits(code) === VALID_CODE) return void approve(payment);
  payment.wrongCodes += 1;
  savePayment(payment);
  if (payment.wrongCodes >= MAX_WRONG_CODES) void movePayment(payment, "declined", "authentication-failed");
}
