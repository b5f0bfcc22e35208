import { escapeHtml } from "../escape-html.ts";
import { pageShell } from "../payment/page-shell.ts";
import type { Answer } from "../route.ts";
import { cardMessages } from "./card-messages.ts";
import { readFrame } from "./fields-page.ts";

/** A button that replaces Apple Pay's: a press and a confirmation give a token, as the fields do. */
export function walletPage(url: URL): Answer {
  const { language, brand, origin } = readFrame(url);
  const messages = cardMessages[language];
  const body = `
<main id="wallet" aria-label="${messages.wallet}" data-origin="${escapeHtml(origin)}" data-broken="${messages.broken}">
  <button class="button black" id="open" type="button" aria-expanded="false" aria-controls="sheet">${messages.wallet}</button>
  <section class="sheet" id="sheet" hidden aria-label="${messages.wallet}">
    <p class="quiet">${messages.walletSheet}</p>
    <p><strong>${messages.walletCard}</strong></p>
    <div class="row">
      <button class="button main" id="confirm" type="button">${messages.confirm}</button>
      <button class="button" id="cancel" type="button">${messages.cancel}</button>
    </div>
  </section>
  <p id="broken" class="fault" role="alert"></p>
</main>`;
  return pageShell({
    language,
    brand,
    title: messages.wallet,
    body,
    script: "/card/browser/wallet.ts",
    framedBy: origin,
  });
}
