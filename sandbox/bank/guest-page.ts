import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { scriptUrl } from "../browser-script.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Answer } from "../route.ts";
import { companyOf } from "./companies.ts";
import { MAX_WRONG_CODES } from "./guest-answers.ts";
import { guestMessages } from "./guest-messages.ts";
import type { GuestPage } from "./guest-pages.ts";
import { pageShell } from "./page-shell.ts";
import type { Payment } from "./payment.ts";
import { firstPart } from "./split-amount.ts";

const REFRESH_SECONDS = 2;
const RETURN_SCRIPT = scriptUrl("sandbox/bank/browser/return-to-merchant.ts");

/** The page on which a guest confirms a payment, in a frame or alone; after that it returns to the merchant. */
export function guestPage(payment: Payment, page: GuestPage): Answer {
  const { language, returnUrls, status } = payment;
  const messages = guestMessages[language];
  const merchant = new URL(returnUrls.success);
  const isOpen = status === "challenge";
  const body = `<main class="alone"><div class="sheet"><h1>${page.title[language]}</h1>
  ${isOpen ? confirmationForm(payment, page) : returnLink(payment)}
  </div><p class="quiet">${messages.demo}</p></main>`;
  return pageShell({
    language,
    brand: merchant.hostname.includes("tajawal") ? "tajawal" : "mabeet",
    title: page.title[language],
    body,
    head: isOpen && payment.isBankSilent ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : "",
    ...(isOpen ? {} : { script: RETURN_SCRIPT, sendsTo: merchant.origin }),
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
  return `<p class="quiet">${messages.amount}</p><p class="amount">${money(payment, payment.amount)}</p>
  ${card ? `<p>${messages.ending(`<bdi dir="ltr">${card.last4}</bdi>`)}</p>` : ""}
  ${instalments > 1 ? `<p>${messages.parts(instalments, money(payment, firstPart(payment.amount, payment.currency, instalments)))}</p>` : ""}
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

/** A link that opens itself: the merchant gets nothing but its own address with a few parameters. */
function returnLink(payment: Payment): string {
  const messages = guestMessages[payment.language];
  const url = escapeHtml(companyOf(payment).returnUrl(payment));
  return `<p role="status">${messages.leaving}</p><a class="button main" href="${url}" data-back>${messages.back}</a>`;
}

function money({ currency }: Payment, amount: number): string {
  const digits = exponents[currency as CurrencyCode] ?? 2;
  const number = (amount / 10 ** digits).toLocaleString("en", { minimumFractionDigits: digits });
  return `<bdi dir="ltr">${escapeHtml(currency)} ${number}</bdi>`;
}
