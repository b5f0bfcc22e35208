import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { directionOf, type Language } from "#domain/language/language.ts";
import { messagesOf } from "#domain/message/messages.ts";
import type { Site } from "#domain/site/sites.ts";
import { brandNames } from "#web/brand/brand-name.ts";
import { localeOf } from "#web/lib/request/locale.ts";
import type { Visit } from "#web/lib/request/visit.ts";
import { lightColours } from "#web/ui/tokens.ts";

export type PageRefusal = { status: 429 | 503 /** Until another attempt makes sense. */; seconds: number };

/** A small page for a refused request. It is cheap: no data, no scripts, one render per variant. */
export function refusalPage(
  request: Request,
  { site, nonce }: Pick<Visit, "site" | "nonce">,
  { status, seconds }: PageRefusal,
): Response {
  const html = markupOf(status, site.brand, localeOf(request, site).language).replace(NONCE, nonce);
  return new Response(request.method === "HEAD" ? null : html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(seconds),
    },
  });
}

const NONCE = "NONCE";
const rendered = new Map<string, string>();

function markupOf(status: PageRefusal["status"], brand: Site["brand"], language: Language): string {
  const key = `${status} ${brand} ${language}`;
  const markup = rendered.get(key) ?? render(status, brand, language);
  rendered.set(key, markup);
  return markup;
}

function render(status: PageRefusal["status"], brand: Site["brand"], language: Language): string {
  const { shell, errorCodes } = messagesOf(language);
  const { pages } = shell;
  const busy = { title: pages.maintenance.title, body: errorCodes["1004"] };
  const words = status === 429 ? pages.tooMany : busy;
  const page = h(
    "html",
    { lang: language, dir: directionOf(language) },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "robots", content: "noindex" }),
      h("title", null, words.title),
      h("style", { nonce: NONCE }, styleOf(brand)),
    ),
    h(
      "body",
      null,
      h(
        "main",
        null,
        h("img", { src: `/brand/${brand}/mark.svg`, alt: "", width: 64, height: 64 }),
        h("p", { className: "brand" }, brandNames[brand][language]),
        h("h1", null, words.title),
        h("p", null, words.body),
        h("p", null, h("a", { href: "" }, pages.tryAgain)),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The style sheets of the site have hashed names and are larger than this page. */
function styleOf(brand: Site["brand"]): string {
  const colours = lightColours[brand];
  return [
    `body{margin:0;background:${colours.page};color:${colours.text};font:16px/1.6 Tahoma,Arial,sans-serif}`,
    "main{max-width:30rem;margin:0 auto;padding:4rem 1.5rem;text-align:center;text-wrap:balance}",
    `.brand{margin:.5rem 0 2rem;font-weight:700;font-size:1.25rem;color:${colours.primary}}`,
    "h1{font-size:1.5rem;line-height:1.3}",
    `a{display:inline-block;margin-top:.5rem;padding:.75rem 1.5rem;border-radius:.75rem;text-decoration:none;font-weight:700;background:${colours.primary};color:${colours["on-primary"]}}`,
    `a:hover{background:${colours["primary-hover"]}}a:focus-visible{outline:3px solid ${colours.focus};outline-offset:2px}`,
  ].join("");
}
