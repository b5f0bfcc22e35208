const ARABIC_ZERO = "٠".charCodeAt(0);
const PERSIAN_ZERO = "۰".charCodeAt(0);

/** The same text with Arabic-Indic and Persian digits written as 0–9. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO));
}

/** Latin digits without spaces, dashes and invisible direction marks, which people type and copied text contains. */
export function bareDigits(text: string): string {
  return latinDigits(text).replace(/[\s\p{Pd}\p{Cf}]/gu, "");
}
