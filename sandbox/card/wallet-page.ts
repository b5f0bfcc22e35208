import { escapeHtml } from "../escape-html.ts";
import { pageShell } from "../payment/page-shell.ts";
import type { Answer } from "../route.ts";
import { cardWords } from "./card-words.ts";
import { readFrame } from "./fields-page.ts";

/** A button in the place of Apple's, for the same frame: a press and a yes give a token as the fields do. */
export function walletPage(url: URL): Answer {
  const { language, brand, origin } = readFrame(url);
  const words = cardWords[language];
  const body = `
<main id="wallet" aria-label="${words.wallet}" data-origin="${escapeHtml(origin)}" data-broken="${words.broken}">
  <button class="button black" id="open" type="button" aria-expanded="false" aria-controls="sheet">${words.wallet}</button>
  <section class="sheet" id="sheet" hidden aria-label="${words.wallet}">
    <p class="quiet">${words.walletSheet}</p>
    <p><strong>${words.walletCard}</strong></p>
    <div class="row">
      <button class="button main" id="confirm" type="button">${words.confirm}</button>
      <button class="button" id="cancel" type="button">${words.cancel}</button>
    </div>
  </section>
  <p id="broken" class="fault" role="alert"></p>
</main>`;
  return pageShell({ language, brand, title: words.wallet, body, script: "/card/browser/wallet.ts", framedBy: origin });
}
