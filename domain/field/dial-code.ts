/** Dial codes of one and two digits, as assigned by the ITU; all others have three. */
const ONE_DIGIT = /^\+[17]/;
const TWO_DIGITS = /^\+(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const THREE_DIGITS = /^\+[2-9]\d\d/;

/** The dial code at the start of an international number such as `+966512345678`, or `null`. */
export function dialCodeOf(number: string): string | null {
  const [code] = ONE_DIGIT.exec(number) ?? TWO_DIGITS.exec(number) ?? THREE_DIGITS.exec(number) ?? [];
  return code ?? null;
}
