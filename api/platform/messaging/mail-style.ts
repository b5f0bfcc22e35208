import { createElement as h, type ReactNode } from "react";
import { isMasked } from "#domain/account/read-contact.ts";
import type { Brand } from "#domain/site/site-rows.ts";
import { mailColours } from "./mail-colours.ts";

export type MailStyle = ReturnType<typeof mailStyle>;

/** Outlook knows no logical sides, so an email names the left and the right of its language. */
export function mailStyle(brand: Brand, dir: "ltr" | "rtl") {
  const [start, end] = dir === "rtl" ? (["right", "left"] as const) : (["left", "right"] as const);
  return { colours: mailColours[brand].light, dir, start, end };
}

/** A style on every text, because Outlook does not inherit into tables. */
export function bodyStyle({ colours }: MailStyle) {
  return { color: colours.text, fontFamily: "Tahoma, Arial, sans-serif", fontSize: "16px", lineHeight: 1.6 };
}

export const emptyTable = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

/** With the character that opens it: from the left, or in the direction of its first letter. */
const ISOLATED = /([\u2066\u2068][^\u2069]*)\u2069/;
const ANY_DIRECTION = "\u2068";
/** A number with hyphens stays on one line of a phone. */
const MAX_UNBROKEN = 24;
const PHONE = /^\+?\d[\d\s]{6,}$/;

/** A text whose numbers and addresses keep their own order also in programs that ignore the isolating characters. */
export function inlineText(text: string): ReactNode[] {
  return text
    .split("\n")
    .flatMap((line, index) => [...(index > 0 ? [h("br", { key: `br ${index}` })] : []), ...lineOf(line, index)]);
}

function lineOf(line: string, row: number): ReactNode[] {
  return line.split(ISOLATED).map((part, index) => (index % 2 === 0 ? part : isolated(part, `${row} ${index}`)));
}

function isolated(opened: string, key: string): ReactNode {
  const part = opened.slice(1);
  if (opened.startsWith(ANY_DIRECTION)) return h("span", { key, dir: "auto" }, part);
  const whiteSpace = part.length <= MAX_UNBROKEN ? "nowrap" : undefined;
  const href = linkTo(part);
  return href
    ? h("a", { key, href, dir: "ltr", style: { color: "inherit", whiteSpace: "nowrap" } }, part)
    : h("span", { key, dir: "ltr", style: { whiteSpace } }, part);
}

/** To call or to write to; a masked contact is only read. */
function linkTo(part: string): string | null {
  if (PHONE.test(part)) return `tel:${part.replaceAll(/\s/g, "")}`;
  return part.includes("@") && !isMasked(part) ? `mailto:${part}` : null;
}
