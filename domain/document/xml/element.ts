type Attributes = Record<string, string>;

/** One element of XML: its children, or its text, which is escaped. Line breaks become spaces, so that hashes agree. */
export function element(name: string, content: string | readonly string[], attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = typeof content === "string" ? escaped(content) : content.join("");
  return `<${name}${written.join("")}>${inside}</${name}>`;
}

/** Characters that XML forbids are removed. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}|[\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
