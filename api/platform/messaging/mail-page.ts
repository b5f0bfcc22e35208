import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { directionOf, type Language } from "#domain/site/language.ts";
import type { Brand } from "#domain/site/site-rows.ts";

/** The texts of an email; its HTML and its plain text are both made from them. */
export type MailContent = {
  language: Language;
  brand: Brand;
  brandName: string;
  title: string;
  hello: string;
  lead: string;
  facts: { name: string; value: string }[];
  action: { label: string; href: string } | null;
  help: string;
};

/** Mail programs do not load our style sheets, so the colours of the brands are repeated here. */
const accents: Record<Brand, string> = { mabeet: "#4548a9", tajawal: "#006a70" };
const INK = "#1f2933";
const QUIET = "#52606d";

export function mailText({ hello, lead, facts, action, help }: MailContent): string {
  const lines = facts.map(({ name, value }) => `${name}: ${value}`);
  const link = action ? [`${action.label}: ${action.href}`, ""] : [];
  return [hello, "", lead, "", ...lines, "", ...link, help, ""].join("\n");
}

export function mailPage(content: MailContent): string {
  const { language, title } = content;
  const dir = directionOf(language);
  const page = h(
    "html",
    { lang: language, dir },
    h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, title)),
    h(
      "body",
      { style: { margin: 0, background: "#f5f3ef", color: INK, fontFamily: "Tahoma, Arial, sans-serif" } },
      card(content, dir),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function card(content: MailContent, dir: string): ReactNode {
  const { brand, brandName, title, hello, lead, facts, action, help } = content;
  const accent = accents[brand];
  const inside = h(
    "td",
    { dir, style: { background: "#ffffff", padding: "28px", borderRadius: "16px", lineHeight: 1.6 } },
    h("p", { style: { margin: "0 0 16px", color: accent, fontWeight: 700, fontSize: "20px" } }, brandName),
    h("h1", { style: { margin: "0 0 16px", fontSize: "22px" } }, title),
    h("p", null, hello),
    h("p", null, lead),
    h(
      "table",
      { role: "presentation", width: "100%", style: { borderCollapse: "collapse" } },
      h("tbody", null, facts.map(factRow)),
    ),
    action && button(action, accent),
    h("p", { style: { color: QUIET, fontSize: "14px" } }, help),
  );
  return h(
    "table",
    { role: "presentation", width: "100%", cellPadding: 16 },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h(
          "td",
          { align: "center" },
          h(
            "table",
            { role: "presentation", width: "560", style: { maxWidth: "100%" } },
            h("tbody", null, h("tr", null, inside)),
          ),
        ),
      ),
    ),
  );
}

function factRow({ name, value }: MailContent["facts"][number]): ReactNode {
  const line = { borderBottom: "1px solid #e4e7eb", padding: "8px 0" };
  return h(
    "tr",
    { key: name },
    h("td", { style: { ...line, color: QUIET } }, name),
    h("td", { style: { ...line, textAlign: "end", fontWeight: 700 } }, h("bdi", null, value)),
  );
}

function button({ label, href }: { label: string; href: string }, accent: string): ReactNode {
  const style = {
    background: accent,
    color: "#ffffff",
    padding: "12px 20px",
    borderRadius: "10px",
    textDecoration: "none",
  };
  return h(
    "p",
    { style: { margin: "24px 0" } },
    h("a", { href, style: { ...style, display: "inline-block", fontWeight: 700 } }, label),
  );
}
