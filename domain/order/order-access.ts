import { addDays, type Day } from "#domain/stay/day.ts";

/** So long after a stay the links in our messages still open it. */
export const ACCESS_DAYS = 30;

/** What a link carries: 144 bits. */
export const accessShape = /^[A-Za-z0-9_-]{24}$/;
const numberShape = /^[CHFG][0-9]{9}$/;

/** The cookie that remembers what the link of an order carried; `null` for what is no order number. */
export function accessCookie(orderNumber: string): string | null {
  return numberShape.test(orderNumber) ? `orderAccess-${orderNumber}` : null;
}

export function isAccessOver(checkOut: Day, today: Day): boolean {
  return today > addDays(checkOut, ACCESS_DAYS);
}
