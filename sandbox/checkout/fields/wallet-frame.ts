import { merchantSources } from "../../bank/merchant-origin.ts";
import { pageShell } from "../../bank/page-shell.ts";
import { scriptUrl } from "../../browser-script.ts";
import { escapeHtml } from "../../escape-html.ts";
import type { Answer } from "../../route.ts";
import { fieldMessages } from "./field-messages.ts";
import type { Frame } from "./read-frame.ts";

/** A button that replaces Apple Pay's: a press and a confirmation give a token, as the fields do. */
export function walletFrame({ language, origin, publicKey }: Frame): Answer {
  const messages = fieldMessages[language];
  const body = `
<main id="wallet" aria-label="${messages.wallet}" data-origin="${escapeHtml(origin)}" data-key="${escapeHtml(publicKey)}"
  data-broken="${messages.broken}">
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
  const script = scriptUrl("sandbox/checkout/fields/browser/wallet-frame.ts");
  return pageShell({ language, brand: "", title: messages.wallet, body, script, framedBy: merchantSources });
}
