import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Answer } from "../route.ts";
import { buttonsOf, MOST_WRONG_CODES } from "./guest-answers.ts";
import { guestWords } from "./guest-words.ts";
import { pageShell } from "./page-shell.ts";
import type { Payment } from "./payment.ts";
import { firstPart } from "./split-amount.ts";

const REFRESH_SECONDS = 2;

/** Where a guest confirms a payment, in a frame of the shop or alone; once it is decided, the way back. */
export function guestPage(payment: Payment): Answer {
  const { provider, language, returnUrl, status } = payment;
  const words = guestWords[language];
  const shop = new URL(returnUrl);
  const isOpen = status === "challenge";
  const body = `<main class="alone"><div class="sheet"><h1>${words.titles[provider]}</h1>
  ${isOpen ? question(payment) : wayBack(payment)}
  </div><p class="quiet">${words.demo}</p></main>`;
  return pageShell({
    language,
    brand: shop.hostname.includes("tajawal") ? "tajawal" : "mabeet",
    title: words.titles[provider],
    body,
    head: isOpen && payment.deafBank ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : "",
    ...(isOpen ? {} : { script: "/card/browser/go-back.ts", sendsTo: shop.origin }),
    framedBy: shop.origin,
  });
}

function question(payment: Payment): string {
  const { provider, language, card, instalments, deafBank } = payment;
  const words = guestWords[language];
  if (deafBank) return `<p role="status">${words.waiting}</p>`;
  const buttons = buttonsOf[provider].map(
    (name, at) =>
      `<button class="button ${at === 0 && provider !== "card" ? "main" : ""}" name="answer" value="${name}">${words[name]}</button>`,
  );
  return `<p class="quiet">${words.amount}</p><p class="amount">${money(payment, payment.amount ?? 0)}</p>
  ${card ? `<p>${words.ending(`<bdi dir="ltr">${card.last4}</bdi>`)}</p>` : ""}
  ${instalments > 1 ? `<p>${words.parts(instalments, money(payment, firstPart(payment.amount ?? 0, instalments)))}</p>` : ""}
  ${provider === "card" ? codeForm(payment) : ""}
  <form method="post" class="row">${buttons.join("")}</form>`;
}

function codeForm({ language, wrongCodes }: Payment): string {
  const words = guestWords[language];
  const fault = wrongCodes > 0 ? words.wrong(MOST_WRONG_CODES - wrongCodes) : "";
  return `<form method="post" class="row"><div><label for="code">${words.code}</label>
  <input id="code" name="code" dir="ltr" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required
    aria-describedby="code-fault code-hint"${fault ? ' aria-invalid="true"' : ""}>
  <p id="code-fault" class="fault" role="alert">${fault}</p><p id="code-hint" class="hint">${words.codeDemo}</p></div>
  <button class="button main">${words.confirm}</button></form>`;
}

/** A form that posts itself to the shop from here, without the shop's cookies, as banks do. */
function wayBack({ id, language, returnUrl, status }: Payment): string {
  const words = guestWords[language];
  return `<p role="status">${words.leaving}</p><form method="post" action="${escapeHtml(returnUrl)}" data-back class="row">
  <input type="hidden" name="paymentId" value="${escapeHtml(id)}"><input type="hidden" name="status" value="${status}">
  <button class="button main">${words.back}</button></form>`;
}

function money({ currency }: Payment, amount: number): string {
  const digits = exponents[currency as CurrencyCode] ?? 2;
  const number = (amount / 10 ** digits).toLocaleString("en", { minimumFractionDigits: digits });
  return `<bdi dir="ltr">${escapeHtml(currency ?? "")} ${number}</bdi>`;
}
