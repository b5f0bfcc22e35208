/** Names that stay in their own script wherever they are written, and the switch that names the other language. */
const welcome: Record<string, readonly string[]> = {
  ar: [
    "English",
    "SAR",
    "Apple Pay",
    "Apple",
    "Facebook",
    "Google",
    "KNET",
    "Visa",
    "Mastercard",
    "American Express",
    "PDF",
    "QR",
    "MM/YY",
    "CVV",
    "name@example.com",
    "5X XXX XXXX",
  ],
  en: ["العربية"],
};

const otherScript: Record<string, RegExp> = {
  ar: /[\p{Script=Latin}][\p{Script=Latin}'-]*/gu,
  en: /\p{Script=Arabic}+/gu,
};

/** Words that a language's reader would not expect, such as a sentence left in the other language. */
export function foreignWords(text: string, language: string): string[] {
  const own = (welcome[language] ?? []).reduce((rest, name) => rest.replaceAll(name, " "), text);
  const pattern = otherScript[language];
  return pattern ? (own.match(pattern) ?? []) : [];
}
