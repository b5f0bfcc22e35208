import { pageGroups } from "#domain/page/page-addresses.ts";

const { browse, checkout, login, gift, site } = pageGroups;

/** Pages that a visitor opens without anything of their own; addresses in Arabic. */
export function visitorPages(propertyId: number): string[] {
  const all = [
    ...[browse.frontPage, browse.search, browse.findPlace, browse.property, browse.compare],
    ...[login.login, login.register, login.forgotPassword, gift.giftCards, gift.giftRedeem],
    ...[site.saved, site.manageBooking, site.newsletter, site.terms, site.privacy, site.help],
  ];
  return all.map(({ desktop }) => `/ar${desktop.replace(":propertyId", String(propertyId))}`);
}

/** The pages of a booking under way, for the browser that holds it. */
export function bookingPages(cartId: string): string[] {
  return [checkout.guest, checkout.payment].map(({ desktop }) => `/ar${desktop}?cartId=${cartId}`);
}

/** Companies that a page could offer, as guests read them in both languages. */
export const PARTNER_NAMES =
  /tabby|tamara|qitaf|mokafaa|alfursan|apple pay|google|facebook|تابي|تمارا|قطاف|الفرسان|جوجل|فيسبوك/gi;

/** What a guest can read of a page: its text and labels, no scripts. */
export function textOf(html: string): string {
  const labels = [...html.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(([, label]) => label);
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
  return [text, ...labels].join(" ");
}
