import { brandOf, type CardFields } from "#domain/payment/card/card-rules.ts";
import { merchantSources } from "../../bank/merchant-origin.ts";
import { type Language, pageShell } from "../../bank/page-shell.ts";
import { scriptUrl } from "../../browser-script.ts";
import { testCards } from "../../card/test-cards.ts";
import { escapeHtml } from "../../escape-html.ts";
import type { Answer } from "../../route.ts";
import { fieldMessages } from "./field-messages.ts";
import type { Frame } from "./read-frame.ts";

const MARK = `<span class="mark" role="status"><span id="mark" dir="ltr"></span></span>`;

/** The card fields: the merchant's page gets a token and never sees the card. */
export function cardFrame({ language, origin, cards, publicKey }: Frame): Answer {
  const messages = fieldMessages[language];
  const { faults, codeHint, amexHint } = messages;
  const messagesJson = escapeHtml(JSON.stringify({ ...faults, codeHint, amexHint }));
  const body = `
<main aria-label="${messages.title}"><form class="fields" novalidate data-origin="${escapeHtml(origin)}" data-cards="${cards}" data-messages="${messagesJson}"
  data-key="${escapeHtml(publicKey)}" data-broken="${messages.broken}" aria-label="${messages.title}">
  ${input("number", messages.number, 'autocomplete="cc-number" inputmode="numeric"', "wide", MARK)}
  ${input("expiry", messages.expiry, 'autocomplete="cc-exp" inputmode="numeric" placeholder="MM/YY"')}
  ${input("code", messages.code, 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"', "", "", messages.codeHint)}
  ${input("holder", messages.holder, 'autocomplete="cc-name" autocapitalize="characters"', "wide")}
  <p id="broken" class="fault wide" role="alert"></p>
</form>${demo(messages.demo, language, cards)}</main>`;
  const script = scriptUrl("sandbox/checkout/fields/browser/card-frame.ts");
  return pageShell({ language, brand: "", title: messages.title, body, script, framedBy: merchantSources });
}

function input(name: keyof CardFields, label: string, attributes: string, wide = "", mark = "", hint = ""): string {
  const hinted = hint ? `<p id="${name}-hint" class="hint">${hint}</p>` : "";
  const describedBy = `${hint ? `${name}-hint ` : ""}${name}-fault`;
  return `<div class="${wide}"><label for="${name}">${label}</label>
  <div class="box"><input id="${name}" name="${name}" dir="ltr" ${attributes} required spellcheck="false" autocorrect="off"
    aria-describedby="${describedBy}">${mark}</div>${hinted}<p id="${name}-fault" class="fault"></p></div>`;
}

function demo(title: string, language: Language, cards: string): string {
  const shown = testCards.filter(({ number }) => cards.split(",").includes(brandOf(number) ?? ""));
  const rows = shown.map(
    (card) =>
      `<li><button type="button" data-number="${card.number}"><bdi dir="ltr">${card.number}</bdi> <span>${card[language]}</span></button></li>`,
  );
  return `<details><summary>${title}</summary><ul>${rows.join("")}</ul></details>`;
}
