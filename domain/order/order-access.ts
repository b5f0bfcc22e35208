import { addDays, type Day } from "#domain/stay/day.ts";

/** How long after a stay the links in our messages still work. */
export const ACCESS_DAYS = 30;

/** The pattern of the access token in a link: 144 bits. */
export const accessShape = /^[A-Za-z0-9_-]{24}$/;
const numberShape = /^[CHFG][0-9]{9}$/;

/** The cookie with the access token of an order; `null` for an invalid order number. */
export function accessCookie(orderNumber: string): string | null {
  return numberShape.test(orderNumber) ? `orderAccess-${orderNumber}` : null;
}

/** The cookie with the token of a host's link. */
export function hostCookie(orderNumber: string): string | null {
  return numberShape.test(orderNumber) ? `hostAccess-${orderNumber}` : null;
}

/** The value of the cookie: the token that reads the order and, after a code, a signed token that acts on it. */
export function accessValue(token: string, confirmation: string | null): string {
  return confirmation === null ? token : `${token}.${confirmation}`;
}

export function accessPartsOf(value: string): { token: string; confirmation: string | null } {
  const end = value.indexOf(".");
  return end < 0
    ? { token: value, confirmation: null }
    : { token: value.slice(0, end), confirmation: value.slice(end + 1) };
}

export function isAccessOver(checkOut: Day, today: Day): boolean {
  return today > addDays(checkOut, ACCESS_DAYS);
}
