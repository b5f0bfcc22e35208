import { escapeHtml } from "../escape-html.ts";
import { type Language, pageShell } from "../payment/page-shell.ts";
import { shopOrigin } from "../payment/shop-origin.ts";
import type { Answer } from "../route.ts";
import { brandOf, type CardFields } from "./card-rules.ts";
import { cardWords } from "./card-words.ts";
import { testCards } from "./test-cards.ts";

const BRANDS = "visa,master-card,american-express,mada";

type Frame = { language: Language; brand: string; origin: string; cards: string };

/** How the shop asked for a frame: `?origin&lang&brand&cards`. */
export function readFrame({ searchParams }: URL): Frame {
  const cards = (searchParams.get("cards") ?? "").split(",").filter((card) => BRANDS.split(",").includes(card));
  return {
    origin: shopOrigin(searchParams.get("origin")),
    language: searchParams.get("lang") === "ar" ? "ar" : "en",
    brand: searchParams.get("brand") ?? "",
    cards: cards.length > 0 ? cards.join(",") : BRANDS,
  };
}

/** The fields of a card, for a frame in the shop's page: the shop gets a token and never sees what is typed here. */
export function fieldsPage(url: URL): Answer {
  const { language, brand, origin, cards } = readFrame(url);
  const words = cardWords[language];
  const spoken = escapeHtml(JSON.stringify({ ...words.faults, codeHint: words.codeHint, amexHint: words.amexHint }));
  const body = `
<main aria-label="${words.title}"><form class="fields" novalidate data-origin="${escapeHtml(origin)}" data-cards="${cards}" data-words="${spoken}"
  data-broken="${words.broken}" aria-label="${words.title}">
  ${input("number", words.number, 'autocomplete="cc-number" inputmode="numeric"', "wide", MARK)}
  ${input("expiry", words.expiry, 'autocomplete="cc-exp" inputmode="numeric" placeholder="MM/YY"')}
  ${input("code", words.code, 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"', "", "", words.codeHint)}
  ${input("holder", words.holder, 'autocomplete="cc-name" autocapitalize="characters"', "wide")}
  <p id="broken" class="fault wide" role="alert"></p>
</form>${demo(words.demo, language, cards)}</main>`;
  return pageShell({ language, brand, title: words.title, body, script: "/card/browser/fields.ts", framedBy: origin });
}

const MARK = `<span class="mark" role="status"><span id="mark" dir="ltr"></span></span>`;

function input(name: keyof CardFields, label: string, habits: string, wide = "", mark = "", hint = ""): string {
  const hinted = hint ? `<p id="${name}-hint" class="hint">${hint}</p>` : "";
  const spoken = `${hint ? `${name}-hint ` : ""}${name}-fault`;
  return `<div class="${wide}"><label for="${name}">${label}</label>
  <div class="box"><input id="${name}" name="${name}" dir="ltr" ${habits} required spellcheck="false" autocorrect="off"
    aria-describedby="${spoken}">${mark}</div>${hinted}<p id="${name}-fault" class="fault"></p></div>`;
}

function demo(title: string, language: Language, cards: string): string {
  const shown = testCards.filter(({ number }) => cards.split(",").includes(brandOf(number) ?? ""));
  const rows = shown.map(
    (card) =>
      `<li><button type="button" data-number="${card.number}"><bdi dir="ltr">${card.number}</bdi> <span>${card[language]}</span></button></li>`,
  );
  return `<details><summary>${title}</summary><ul>${rows.join("")}</ul></details>`;
}
