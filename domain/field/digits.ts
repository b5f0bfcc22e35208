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

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** Reads a typed amount in riyals with at most two decimals, in Western, Arabic or Persian digits; `null` when it is none. */
export function readRiyals(typed: string): number | null {
  const bare = latinDigits(typed)
    .replaceAll(/[\s,٬،]/g, "")
    .replace("٫", ".");
  return AMOUNT.test(bare) ? Number(bare) : null;
}
