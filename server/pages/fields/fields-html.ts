import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { directionOf } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import type { PageFacts } from "#web/payment-fields/page-facts.ts";
import type { FieldsQuery } from "./read-fields-query.ts";

type Files = {
  nonce: string;
  style: string;
  /** The first one is run; the others are fetched beside it. */
  scripts: readonly string[];
  /** The gateway's own script. */
  library: string | null;
};

/** The page with the card fields. Its script mounts the fields of the gateway in it. */
export function fieldsHtml(query: FieldsQuery, { nonce, style, scripts, library }: Files): string {
  const { language, brand, kind, gateway, cards, origin } = query;
  const words = lazyMessagesOf(language).cardFields;
  const { codeHint, amexHint, broken, faults } = words;
  const texts = { codeHint, amexHint, broken, ...faults, "not-accepted": faults.notAccepted };
  const facts: PageFacts = { origin, language, kind, gateway, cards, library, texts };
  const title = kind === "wallet" ? words.wallet : words.title;
  const [script, ...imported] = scripts;
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "robots", content: "noindex" }),
    h("title", null, title),
    h("link", { rel: "stylesheet", href: style, nonce }),
    library && h("link", { rel: "preload", as: "script", href: library, nonce }),
    ...imported.map((href) => h("link", { key: href, rel: "modulepreload", href, nonce })),
    h("script", { type: "module", src: script, nonce }),
  );
  // No landmark: the payment page around it and the frames of a gateway have theirs.
  const main = h(
    "div",
    { className: "page", "data-state": "loading", "data-facts": JSON.stringify(facts) },
    h("div", { className: "skeleton" }, ...skeleton(kind)),
    h("p", { className: "loading", role: "status" }, words.loading),
    h("p", { className: "failed", role: "alert" }, words.failed),
    gateway === "moyasar" ? cardForm(words) : h("div", { "data-mount": "" }),
  );
  const page = h(
    "html",
    { lang: language, dir: directionOf(language), "data-brand": brand },
    head,
    h("body", null, main),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function skeleton(kind: FieldsQuery["kind"]): ReactNode[] {
  const classes = kind === "wallet" ? ["wide"] : ["wide", "", "", "wide"];
  return classes.map((className, index) => h("span", { key: index, className }));
}

type Words = ReturnType<typeof lazyMessagesOf>["cardFields"];

/** The inputs of a gateway without fields of its own. */
function cardForm(words: Words): ReactNode {
  const digits = { inputMode: "numeric" } as const;
  return h(
    "form",
    { className: "fields", noValidate: true, hidden: true, "aria-label": words.title },
    input("number", words.number, { ...digits, autoComplete: "cc-number" }, { isWide: true, hasMark: true }),
    input("expiry", words.expiry, { ...digits, autoComplete: "cc-exp", placeholder: words.expiryFormat }),
    input("code", words.code, { ...digits, autoComplete: "cc-csc", maxLength: 4 }, { hint: words.codeHint }),
    input("holder", words.holder, { autoComplete: "cc-name", autoCapitalize: "characters" }, { isWide: true }),
    h("p", { id: "broken", className: "fault wide", role: "alert" }),
  );
}

type InputOptions = { isWide?: boolean; hasMark?: boolean; hint?: string };

function input(
  name: string,
  label: string,
  attributes: Record<string, unknown>,
  options: InputOptions = {},
): ReactNode {
  const { isWide = false, hasMark = false, hint } = options;
  const mark = h("span", { className: "mark", role: "status" }, h("span", { id: "mark", dir: "ltr" }));
  const describedBy = `${hint ? `${name}-hint ` : ""}${name}-fault`;
  const own = { id: name, name, dir: "ltr", required: true, spellCheck: false, autoCorrect: "off" };
  return h(
    "div",
    isWide ? { className: "wide" } : null,
    h("label", { htmlFor: name }, label),
    h(
      "div",
      { className: "box" },
      h("input", { ...own, ...attributes, "aria-describedby": describedBy }),
      hasMark && mark,
    ),
    hint && h("p", { id: `${name}-hint`, className: "hint" }, hint),
    h("p", { id: `${name}-fault`, className: "fault" }),
  );
}
