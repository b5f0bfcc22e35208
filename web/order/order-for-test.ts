import type { Order } from "#contract/order/order.ts";
import { cartLine, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";

/** A paid booking of two nights with a discount; its lines are in its own currency. */
export function someOrder(changes: Partial<Order> = {}): Order {
  const { chalet } = someCart();
  const { currency = "SAR" } = changes;
  const [nights, off, vat] = currency === "KWD" ? [180, -16.4, 24.54] : [2_200, -200, 300];
  const shown = (total: number) => ({ displayPrice: { currency, total } });
  return {
    orderNumber: "C123456789",
    productType: "accommodation",
    statusCode: 58,
    createdAt: "2026-11-15T09:05:00.000Z",
    property: chalet,
    checkIn: chalet.checkIn,
    checkOut: chalet.checkOut,
    nights: chalet.numberOfNights,
    guestCount: chalet.guestCount,
    guests: someTraveller,
    priceLines: [
      cartLine("accommodation", "for 2 nights", 2_200, { additionalData: { nights: 2 }, ...shown(nights) }),
      cartLine("rule", "Discount", -200, { code: "DISCOUNT", ...shown(off) }),
      cartLine("vat", "VAT (15%)", 300, shown(vat)),
    ],
    total: 2_300,
    due: changes.total ?? 2_300,
    currency,
    rate: 1,
    payments: [],
    legs: [],
    refunds: [],
    events: [],
    policySnapshot: [
      {
        policyTypeId: 3,
        policies: [
          {
            fromHours: 60,
            toHours: null,
            chargedPercentage: 0,
            policy: { sellingAmount: 2_300, chargedAmount: 0 },
          },
          { fromHours: 0, toHours: 60, chargedPercentage: 50, policy: { sellingAmount: 2_300, chargedAmount: 1_150 } },
        ],
        lastFreeCancellation: "2026-12-08T01:00:00.000Z",
      },
    ],
    contact: null,
    exactAddress: null,
    deposit: { amount: 500, state: "due" },
    invoiceUrl: null,
    documents: [],
    canCancel: false,
    canModify: false,
    stay: { state: "expected", objectUntil: null, hasObjected: false, leaveFrom: null },
    changes: [],
    earn: null,
    isEmailRefused: false,
    code: null,
    ...changes,
  };
}
