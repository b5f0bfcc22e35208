import type { Hold } from "#contract/cart/hold.ts";

/** Two nights of property 7 that are held for 12 minutes and 40 seconds. */
export const someHold = (changes: Partial<Hold> = {}): Hold => ({
  cartId: "c-1",
  propertyId: 7,
  checkIn: "2026-12-10",
  checkOut: "2026-12-12",
  status: "open",
  hasGuest: false,
  paymentId: null,
  expiredAt: "2026-11-15T09:15:00.000Z",
  serverTime: "2026-11-15T09:02:20.000Z",
  ...changes,
});
