import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { directionOf } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/site-rows.ts";
import { mailColours } from "./mail-colours.ts";
import type { MailContent } from "./mail-content.ts";
import { mailSection } from "./mail-section.ts";
import { bodyStyle, emptyTable, inlineText, type MailStyle, mailStyle } from "./mail-style.ts";

/** Outlook ignores `max-width`, so it gets a table of its own around the card. */
const OUTLOOK_OPEN = `<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const OUTLOOK_CLOSE = "<!--[if mso]></td></tr></table><![endif]-->";

/** An email as HTML: nested tables and inline styles, because Outlook and Gmail support little else. */
export function mailPage(content: MailContent): string {
  const { language, brand, title, lead } = content;
  const dir = directionOf(language);
  const style = mailStyle(brand, dir);
  const { page, text } = style.colours;
  const head = renderToStaticMarkup(h("title", null, title));
  const preview = renderToStaticMarkup(h("div", { style: hidden }, lead));
  const card = renderToStaticMarkup(cardOf(content, style));
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
${head}<style>${styleSheet(brand)}</style>${dataScripts(content)}</head>
<body class="page" style="margin:0;padding:0;background-color:${page};color:${text}">${preview}
<table class="page" role="presentation" width="100%" bgcolor="${page}" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="frame" align="center" style="padding:24px 12px">${OUTLOOK_OPEN}${card}${OUTLOOK_CLOSE}</td></tr></table></body></html>`;
}

/** Mail programs read these scripts and run none. No text of a guest can end one, because `<` is escaped. */
function dataScripts({ data = [] }: MailContent): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const jsonOf = (facts: object) => JSON.stringify(facts).replace(/[<>&\u2028\u2029]/g, escaped);
  return data.map((facts) => `<script type="application/ld+json">${jsonOf(facts)}</script>`).join("");
}

/** Shown beside the subject in a list of emails, not in the email. */
const hidden = { display: "none", maxHeight: 0, overflow: "hidden", fontSize: "1px", lineHeight: "1px" };

/** What only a style sheet can say: the colours of dark mode, and less padding on phones. */
function styleSheet(brand: Brand): string {
  const { dark } = mailColours[brand];
  const rules = [
    `.page{background-color:${dark.page}!important}`,
    `.card{background-color:${dark.surface}!important}`,
    `.text{color:${dark.text}!important}`,
    `.quiet{color:${dark["text-2"]}!important}`,
    `.line{border-color:${dark.border}!important}`,
    `.accent{color:${dark.primary}!important}`,
    `.button{background-color:${dark.primary}!important;color:${dark["on-primary"]}!important}`,
  ].join("");
  return `:root{color-scheme:light dark}@media (max-width:480px){.frame{padding:0!important}.inside{padding:24px 16px!important}}@media (prefers-color-scheme:dark){${rules}}`;
}

/** React asks the browser to preload every picture that is not lazy; an email cannot have such links. */
function cardOf(content: MailContent, style: MailStyle): ReactNode {
  const { picture } = content;
  return h(
    "table",
    { ...emptyTable, className: "card", bgcolor: style.colours.surface, style: { width: "100%", maxWidth: "600px" } },
    h(
      "tbody",
      null,
      picture &&
        h(
          "tr",
          null,
          h(
            "td",
            null,
            h("img", {
              src: picture.src,
              alt: picture.alt,
              width: 600,
              border: 0,
              loading: "lazy",
              style: { display: "block", width: "100%", maxWidth: "600px", height: "auto" },
            }),
          ),
        ),
      picture?.lines && h("tr", null, captionOf(picture.lines, style)),
      h("tr", null, insideOf(content, style)),
    ),
  );
}

function captionOf([first, ...others]: readonly string[], style: MailStyle): ReactNode {
  const { primary, "on-primary": onPrimary } = style.colours;
  const line = { ...bodyStyle(style), margin: 0, color: onPrimary };
  return h(
    "td",
    { dir: style.dir, align: style.start, bgcolor: primary, style: { padding: "16px 28px", textAlign: style.start } },
    h("p", { style: { ...line, fontSize: "20px", fontWeight: 700 } }, inlineText(first ?? "")),
    ...others.map((text) => h("p", { key: text, style: line }, inlineText(text))),
  );
}

function insideOf(content: MailContent, style: MailStyle): ReactNode {
  const { title, hello, lead, code, sections, action, help } = content;
  const body = bodyStyle(style);
  return h(
    "td",
    { className: "inside", dir: style.dir, align: style.start, style: { padding: "28px", textAlign: style.start } },
    brandLine(content, style),
    h(
      "h1",
      { className: "text", style: { ...body, margin: "0 0 16px", fontSize: "22px", lineHeight: 1.35 } },
      inlineText(title),
    ),
    h("p", { className: "text", style: { ...body, margin: "0 0 8px" } }, inlineText(hello)),
    h("p", { className: "text", style: { ...body, margin: "0 0 20px" } }, inlineText(lead)),
    code && codeBlock(code, style),
    action && button(action, style),
    ...sections.map((section, index) => mailSection(section, style, index)),
    h(
      "p",
      { className: "quiet", style: { ...body, margin: "24px 0 0", color: style.colours["text-2"], fontSize: "14px" } },
      inlineText(help),
    ),
  );
}

function brandLine({ brand, brandName, origin }: MailContent, style: MailStyle): ReactNode {
  const { primary } = style.colours;
  const src = `${origin}/brand/${brand}/apple-touch-icon.png`;
  return h(
    "p",
    { className: "accent", style: { ...bodyStyle(style), margin: "0 0 20px", color: primary, fontWeight: 700 } },
    h("img", {
      src,
      alt: "",
      width: 32,
      height: 32,
      border: 0,
      loading: "lazy",
      style: { verticalAlign: "middle", borderRadius: "8px" },
    }),
    `\u00a0\u00a0${brandName}`,
  );
}

const DIGITS = 6;

/** Digits are large; a longer code stays on one line of a phone. */
function codeBlock({ name, value }: { name: string; value: string }, style: MailStyle): ReactNode {
  const body = bodyStyle(style);
  const size =
    value.length > DIGITS ? { fontSize: "20px", letterSpacing: "1px" } : { fontSize: "32px", letterSpacing: "6px" };
  return h(
    "p",
    { className: "text", style: { ...body, margin: "0 0 20px" } },
    h("span", { className: "quiet", style: { color: style.colours["text-2"] } }, name),
    h("br"),
    h("span", { dir: "ltr", style: { ...size, fontWeight: 700, whiteSpace: "nowrap" } }, value),
  );
}

function button({ label, href }: { label: string; href: string }, style: MailStyle): ReactNode {
  const { primary, "on-primary": onPrimary } = style.colours;
  const link = { display: "inline-block", padding: "13px 24px", color: onPrimary, textDecoration: "none" };
  return h(
    "table",
    { ...emptyTable, style: { margin: "0 0 8px" } },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h(
          "td",
          { className: "button", align: "center", style: { backgroundColor: primary, borderRadius: "10px" } },
          h(
            "a",
            {
              className: "button",
              href,
              style: { ...bodyStyle(style), ...link, fontWeight: 700, borderRadius: "10px" },
            },
            label,
          ),
        ),
      ),
    ),
  );
}
