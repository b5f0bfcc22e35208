import type { Element } from "happy-dom";

/** What an element is called: the text itself, or a pattern of it. */
export type Name = string | RegExp;

export const buttonsOf = (form: Element) => [...form.querySelectorAll("button, input[type=submit]")];

export function isCalled(element: Element, name: Name): boolean {
  const own = nameOf(element);
  return typeof name === "string" ? own === name : name.test(own);
}

function nameOf(element: Element): string {
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labelled = labels.map((id) => textOf(element.ownerDocument.getElementById(id))).join(" ");
  return element.getAttribute("aria-label") || labelled || textOf(element);
}

/** The text that is read out, in one line. */
export function textOf(element: Element | null): string {
  if (!element) return "";
  const copy = element.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll("[aria-hidden=true], script, style, template")) unread.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}
