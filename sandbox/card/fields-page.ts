import { escapeHtml } from "../escape-html.ts";
import { merchantOrigin } from "../payment/merchant-origin.ts";
import { type Language, pageShell } from "../payment/page-shell.ts";
import type { Answer } from "../route.ts";
import { cardMessages } from "./card-messages.ts";
import { brandOf, type CardFields } from "./card-rules.ts";
import { testCards } from "./test-cards.ts";

const BRANDS = "visa,master-card,american-express,mada";

type Frame = { language: Language; brand: string; origin: string; cards: string };

/** The query of a frame: `?origin&lang&brand&cards`. */
export function readFrame({ searchParams }: URL): Frame {
  const cards = (searchParams.get("cards") ?? "").split(",").filter((card) => BRANDS.split(",").includes(card));
  return {
    origin: merchantOrigin(searchParams.get("origin")),
    language: searchParams.get("lang") === "ar" ? "ar" : "en",
    brand: searchParams.get("brand") ?? "",
    cards: cards.length > 0 ? cards.join(",") : BRANDS,
  };
}

/** The card fields, for a frame in the merchant's page: the merchant gets a token and never sees the card. */
export function fieldsPage(url: URL): Answer {
  const { language, brand, origin, cards } = readFrame(url);
  const messages = cardMessages[language];
  const { faults, codeHint, amexHint } = messages;
  const messagesJson = escapeHtml(JSON.stringify({ ...faults, codeHint, amexHint }));
  const body = `
<main aria-label="${messages.title}"><form class="fields" novalidate data-origin="${escapeHtml(origin)}" data-cards="${cards}" data-messages="${messagesJson}"
  data-broken="${messages.broken}" aria-label="${messages.title}">
  ${input("number", messages.number, 'autocomplete="cc-number" inputmode="numeric"', "wide", MARK)}
  ${input("expiry", messages.expiry, 'autocomplete="cc-exp" inputmode="numeric" placeholder="MM/YY"')}
  ${input("code", messages.code, 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"', "", "", messages.codeHint)}
  ${input("holder", messages.holder, 'autocomplete="cc-name" autocapitalize="characters"', "wide")}
  <p id="broken" class="fault wide" role="alert"></p>
</form>${demo(messages.demo, language, cards)}</main>`;
  return pageShell({
    language,
    brand,
    title: messages.title,
    body,
    script: "/card/browser/fields.ts",
    framedBy: origin,
  });
}

const MARK = `<span class="mark" role="status"><span id="mark" dir="ltr"></span></span>`;

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
