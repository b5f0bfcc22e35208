import type { Cart, CartProduct } from "#contract/cart/cart.ts";
import { cancellationPolicies } from "#domain/policy/cancellation-policy.ts";

export const CART_ID = "5b8f3a52-6a52-4b1f-9f0d-0c6f4f7f9d11";

export function cartLine(
  type: CartProduct["type"],
  description: string,
  total: number,
  more: Partial<CartProduct> = {},
) {
  return {
    productId: `${type}-${more.code ?? ""}`,
    type,
    category: type,
    name: description,
    description,
    code: null,
    price: { total },
    displayPrice: { currency: "SAR" as const, total },
    notes: [],
    additionalData: {},
    options: [],
    traveller: null,
    ...more,
  } satisfies CartProduct;
}

export const someTraveller = {
  title: null,
  firstName: "Noura",
  lastName: "Ali",
  email: "noura@example.test",
  phone: { dialCode: "+966", number: "512345678", countryCode: "SA" },
  nationality: null,
  arrivalTime: null,
  note: null,
  bookingForOther: false,
  guestCount: { adults: 2, children: 0 },
  agreeRules: true as const,
  subscribe: false,
};

export function couponLine(code: string, total: number, refusal?: { code: number; en: string; ar: string }) {
  const { code: note = 0, ...message } = refusal ?? { en: "", ar: "" };
  const notes = refusal ? [{ type: "error" as const, code: note, message }] : [];
  return cartLine("coupon", "Discount", total, { code, notes });
}

/** A cart of two nights, held for a quarter of an hour from nine in the morning. */
export function someCart(changes: Partial<Cart> & { total?: number; lines?: CartProduct[] } = {}): Cart {
  const { total = 2_300, lines = [], ...rest } = changes;
  return {
    cartId: CART_ID,
    siteId: "mabeet-SA",
    status: "open",
    expired: false,
    expiredAt: "2026-11-15T09:15:00.000Z",
    serverTime: "2026-11-15T09:00:00.000Z",
    products: [
      cartLine("accommodation", "for 2 nights", 2_000, { additionalData: { nights: 2 } }),
      ...lines,
      cartLine("vat", "VAT (15%)", 300),
    ],
    totals: {
      subtotal: 2_000,
      vat: 300,
      insurance: 0,
      coupons: 0,
      loyalty: 0,
      total,
      currency: "SAR",
      payable: { total, currency: "SAR" },
    },
    chalet: someChalet,
    orderNumber: null,
    paymentId: null,
    earn: null,
    change: null,
    ...rest,
  };
}

const someChalet: Cart["chalet"] = {
  propertyId: 7,
  propertyTypeId: 1,
  nameEn: "Qamra Chalet",
  nameAr: "شاليه قمرا",
  originalNameEn: null,
  originalNameAr: null,
  addressEn: "Al Rimal, Riyadh",
  addressAr: "الرمال، الرياض",
  city: "Riyadh",
  area: "Al Rimal",
  location: {
    latitude: 24.88,
    longitude: 46.84,
    isExact: false,
    cityId: 5,
    areaId: 501,
    city: "Riyadh",
    area: "Al Rimal",
  },
  thumbnailImage: null,
  capacity: 4,
  checkinBeginTime: "16:00",
  checkoutEndTime: "12:00",
  timeZone: "Asia/Riyadh",
  contact: null,
  checkIn: "2026-12-10",
  checkOut: "2026-12-12",
  numberOfNights: 2,
  guestCount: { adults: 2, children: 0 },
  guests: null,
  totals: {
    cartTotal: 2_300,
    propertyTotalPrice: 2_300,
    currency: "SAR",
    insuranceAmount: 500,
    subtotal: 2_000,
  },
  rules: { fixedRules: [{ ruleId: 1 }], otherRules: [], insuranceAmount: 500 },
  unitCancellationPolicies: cancellationPolicies(
    {
      ...{ policyTypeId: 3, freeCancellationHours: 60, checkIn: "2026-12-10", checkInFrom: "16:00" },
      timeZone: "Asia/Riyadh",
    },
    { total: 2_300, firstNight: 1_150 },
  ),
  currencies: { base: "SAR", display: "SAR", rate: 1, lockedAt: "2026-11-15T09:00:00.000Z" },
  expiredAt: "2026-11-15T09:15:00.000Z",
};
