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
