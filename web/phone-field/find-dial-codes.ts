import { bareDigits } from "#domain/field/digits.ts";
import { fold } from "#domain/text/fold.ts";
import type { DialCodeOption } from "#web/shared/country/dial-code-option.ts";

/** Countries whose name in any language contains the text, or whose dial code begins with it; `00` and `+` do not matter. */
export function findDialCodes(countries: readonly DialCodeOption[], typed: string): readonly DialCodeOption[] {
  const text = fold(typed.trim());
  if (text === "") return countries;
  const digits = bareDigits(typed).replace(/^(?:\+|00)/, "");
  if (/^\d+$/.test(digits)) return countries.filter(({ dialCode }) => dialCode.slice(1).startsWith(digits));
  return countries.filter(({ code, label, search }) =>
    [code, label, search ?? ""].some((name) => fold(name).includes(text)),
  );
}
