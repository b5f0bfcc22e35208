type Attributes = Record<string, string>;

/** One element of XML: its children, or its text, which is escaped. Line breaks become spaces, so that hashes agree. */
export function element(name: string, content: string | readonly string[], attributes: Attributes = {}): string {
  const inside = typeof content === "string" ? escaped(content) : content.join("");
  return `<${name}${written(attributes)}>${inside}</${name}>`;
}

/** An element of XML without content, in one tag. */
export function emptyElement(name: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}/>`;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("");
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
