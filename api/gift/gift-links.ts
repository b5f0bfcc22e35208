import { shownGiftCode } from "#domain/gift/code.ts";
import type { Language } from "#domain/site/language.ts";

/** The page of a gift; the token opens it in any browser. */
export function giftLink(origin: string, language: Language, orderNumber: string, access: string): string {
  return `${origin}/${language}/gift-cards/${orderNumber}?access=${access}`;
}

/** The page that redeems a code. The code is in the fragment, which no browser sends to a server. */
export function redeemLink(origin: string, language: Language, code: string): string {
  return `${origin}/${language}/gift-cards/redeem#${shownGiftCode(code)}`;
}
