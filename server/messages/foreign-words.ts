/** Names that stay in their own script in every language, and the label of the other language. */
const welcome: Record<string, readonly string[]> = {
  ar: [
    "English",
    "SAR",
    "Apple Pay",
    "Apple",
    "Facebook",
    "Google Maps",
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

/** Words in the wrong script, such as a sentence that was not translated. */
export function foreignWords(text: string, language: string): string[] {
  const own = (welcome[language] ?? []).reduce((rest, name) => rest.replaceAll(name, " "), text);
  const pattern = otherScript[language];
  return pattern ? (own.match(pattern) ?? []) : [];
}
