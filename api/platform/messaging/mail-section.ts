import { createElement as h, type ReactNode } from "react";
import type { MailFact, MailLink, MailSection } from "./mail-content.ts";
import { bodyStyle, emptyTable, inlineText, type MailStyle } from "./mail-style.ts";

/** A part of an email: a title, facts in two columns, a text, and links. */
export function mailSection(
  { title, facts = [], text, links = [] }: MailSection,
  style: MailStyle,
  key: number,
): ReactNode {
  const body = bodyStyle(style);
  const cell = { padding: "20px 0 0" };
  const parts: [string, ReactNode][] = [];
  if (title)
    parts.push(["title", h("h2", { className: "text", style: { ...body, margin: 0, fontSize: "18px" } }, title)]);
  if (facts.length > 0) parts.push(["facts", factTable(facts, style)]);
  if (text)
    parts.push(["text", h("p", { className: "text", style: { ...body, margin: "8px 0 0" } }, inlineText(text))]);
  if (links.length > 0) parts.push(["links", linkLine(links, style)]);
  const rows = parts.map(([name, part], index) =>
    h("tr", { key: name }, h("td", { align: style.start, style: index === 0 ? cell : undefined }, part)),
  );
  return h("table", { ...emptyTable, key, width: "100%" }, h("tbody", null, rows));
}

function factTable(facts: readonly MailFact[], style: MailStyle): ReactNode {
  return h(
    "table",
    { ...emptyTable, width: "100%", style: { borderCollapse: "collapse" } },
    h(
      "tbody",
      null,
      facts.map((fact) => factRow(fact, style)),
    ),
  );
}

function factRow({ name, value, href }: MailFact, style: MailStyle): ReactNode {
  const { border, "text-2": quiet } = style.colours;
  const cell = { ...bodyStyle(style), padding: "10px 0", borderBottom: `1px solid ${border}`, fontSize: "15px" };
  const edge = style.start === "left" ? { paddingRight: "12px" } : { paddingLeft: "12px" };
  return h(
    "tr",
    { key: name },
    h(
      "td",
      {
        className: "quiet line",
        width: href ? "60%" : "40%",
        align: style.start,
        valign: "top",
        style: { ...cell, ...edge, color: quiet },
      },
      href
        ? h("a", { className: "accent", href, style: { ...linkStyle(style), fontSize: "15px" } }, inlineText(name))
        : inlineText(name),
    ),
    h(
      "td",
      {
        className: "text line",
        width: href ? "40%" : "60%",
        align: style.end,
        valign: "top",
        style: { ...cell, fontWeight: 700 },
      },
      inlineText(value),
    ),
  );
}

function linkStyle(style: MailStyle) {
  return { ...bodyStyle(style), color: style.colours.primary, fontWeight: 700 };
}

/** The links have space between them and no separator, which could end a line. */
function linkLine(links: readonly MailLink[], style: MailStyle): ReactNode {
  const edge = style.start === "left" ? { marginRight: "20px" } : { marginLeft: "20px" };
  const link = { ...linkStyle(style), ...edge, display: "inline-block" };
  return h(
    "p",
    { style: { margin: "12px 0 0" } },
    links.flatMap(({ label, href }) => [h("a", { key: href, className: "accent", href, style: link }, label), " "]),
  );
}
