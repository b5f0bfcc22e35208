import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Answer } from "../route.ts";
import { MAX_WRONG_CODES } from "./guest-answers.ts";
import { guestMessages } from "./guest-messages.ts";
import { pageShell } from "./page-shell.ts";
import type { Payment } from "./payment.ts";
import type { GuestPage } from "./provider.ts";
import { firstPart } from "./split-amount.ts";

const REFRESH_SECONDS = 2;

/** The page on which a guest confirms a payment, in a frame or alone; after that it returns to the merchant. */
export function guestPage(payment: Payment, page: GuestPage): Answer {
  const { language, returnUrl, status } = payment;
  const messages = guestMessages[language];
  const merchant = new URL(returnUrl);
  const isOpen = status === "challenge";
  const body = `<main class="alone"><div class="sheet"><h1>${page.title[language]}</h1>
  ${isOpen ? confirmationForm(payment, page) : returnForm(payment)}
  </div><p class="quiet">${messages.demo}</p></main>`;
  return pageShell({
    language,
    brand: merchant.hostname.includes("tajawal") ? "tajawal" : "mabeet",
    title: page.title[language],
    body,
    head: isOpen && payment.isBankSilent ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : "",
    ...(isOpen ? {} : { script: "/card/browser/return-to-shop.ts", sendsTo: merchant.origin }),
    framedBy: merchant.origin,
  });
}

function confirmationForm(payment: Payment, { buttons: answers, asksForCode }: GuestPage): string {
  const { language, card, instalments, isBankSilent } = payment;
  const messages = guestMessages[language];
  if (isBankSilent) return `<p role="status">${messages.waiting}</p>`;
  const buttons = answers.map(
    (name, at) =>
      `<button class="button ${at === 0 && !asksForCode ? "main" : ""}" name="answer" value="${name}">${messages[name]}</button>`,
  );
  return `<p class="quiet">${messages.amount}</p><p class="amount">${money(payment, payment.amount ?? 0)}</p>
  ${card ? `<p>${messages.ending(`<bdi dir="ltr">${card.last4}</bdi>`)}</p>` : ""}
  ${instalments > 1 ? `<p>${messages.parts(instalments, money(payment, firstPart(payment.amount ?? 0, payment.currency ?? "SAR", instalments)))}</p>` : ""}
  ${asksForCode ? codeForm(payment) : ""}
  <form method="post" class="row">${buttons.join("")}</form>`;
}

function codeForm({ language, wrongCodes }: Payment): string {
  const messages = guestMessages[language];
  const fault = wrongCodes > 0 ? messages.wrong(MAX_WRONG_CODES - wrongCodes) : "";
  return `<form method="post" class="row"><div><label for="code">${messages.code}</label>
  <input id="code" name="code" dir="ltr" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required
    aria-describedby="code-fault code-hint"${fault ? ' aria-invalid="true"' : ""}>
  <p id="code-fault" class="fault" role="alert">${fault}</p><p id="code-hint" class="hint">${messages.codeDemo}</p></div>
  <button class="button main">${messages.confirm}</button></form>`;
}

/** A form that submits itself to the merchant, without the merchant's cookies, as banks do. */
function returnForm({ id, language, returnUrl, status }: Payment): string {
  const messages = guestMessages[language];
  return `<p role="status">${messages.leaving}</p><form method="post" action="${escapeHtml(returnUrl)}" data-back class="row">
  <input type="hidden" name="paymentId" value="${escapeHtml(id)}"><input type="hidden" name="status" value="${status}">
  <button class="button main">${messages.back}</button></form>`;
}

function money({ currency }: Payment, amount: number): string {
  const digits = exponents[currency as CurrencyCode] ?? 2;
  const number = (amount / 10 ** digits).toLocaleString("en", { minimumFractionDigits: digits });
  return `<bdi dir="ltr">${escapeHtml(currency ?? "")} ${number}</bdi>`;
}
