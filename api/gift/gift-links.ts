import { shownGiftCode } from "#domain/gift/code.ts";
import type { Language } from "#domain/language/language.ts";
import { pagePath } from "#domain/page/page-addresses.ts";

/** The page of a gift; the token opens it in any browser. */
export function giftLink(origin: string, language: Language, orderNumber: string, access: string): string {
  return `${origin}/${language}${pagePath("giftOrder", "desktop", { giftOrderNumber: orderNumber, access })}`;
}

/** The page that redeems a code. The code is in the fragment, which no browser sends to a server. */
export function redeemLink(origin: string, language: Language, code: string): string {
  return `${origin}/${language}${pagePath("giftRedeem", "desktop")}#${shownGiftCode(code)}`;
}
