/** Digits as 0–9, without spaces, dashes and invisible characters. */
export function bareDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "");
}
