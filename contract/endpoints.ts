/**
 * Every call of the product by name: its method and path, and nothing of Zod, so that the browser can carry it.
 * The shapes lie in the file of the same feature beside this one and spread these lines.
 */
export const endpoints = {
  listCurrencies: { method: "GET", url: "/api/system/currency/list" },
  listCountries: { method: "GET", url: "/api/system/country/list" },
  recordEvents: { method: "POST", url: "/api/system/event" },
  listCities: { method: "GET", url: "/api/accommodation/property/cities" },
  getPropertyDetails: { method: "GET", url: "/api/accommodation/property/details" },
  getAvailability: { method: "GET", url: "/api/accommodation/property/:propertyId/availability" },
  getTour: { method: "GET", url: "/api/accommodation/property/:propertyId/tour" },
  quoteStay: { method: "POST", url: "/api/accommodation/property/prices-policies" },
  listCarousels: { method: "POST", url: "/api/accommodation/property/carousel" },
  listCampaigns: { method: "GET", url: "/api/accommodation/campaign" },
  listLookupTypes: { method: "GET", url: "/api/accommodation/lookup/types" },
  searchLookups: { method: "GET", url: "/api/accommodation/lookup/search" },
  getLookups: { method: "GET", url: "/api/accommodation/lookup/bulk" },
  retrieveLookups: { method: "POST", url: "/api/accommodation/lookup/bulk" },
  getLoyaltyRewards: { method: "POST", url: "/api/loyalty/get-loyalty-rewards" },
  retrieveReviews: { method: "POST", url: "/api/review/retrieve" },
  listLookups: { method: "GET", url: "/api/accommodation/lookup/:lookupType" },
  searchProperties: { method: "POST", url: "/api/accommodation/property/search" },
  advanceSearch: { method: "POST", url: "/api/accommodation/property/advance-search" },
  findNearestDates: { method: "POST", url: "/api/accommodation/property/nearest-dates" },
  createCart: { method: "POST", url: "/api/accommodation/cart" },
  getCart: { method: "GET", url: "/api/accommodation/cart/:cartId" },
  releaseCart: { method: "DELETE", url: "/api/accommodation/cart/:cartId" },
  setGuest: { method: "PATCH", url: "/api/accommodation/cart/:cartId/guest" },
  applyCoupon: { method: "POST", url: "/api/accommodation/cart/:cartId/coupon" },
  removeCoupon: { method: "DELETE", url: "/api/accommodation/cart/:cartId/coupon/:code" },
  listInsurancePlans: { method: "GET", url: "/api/insurance/plan" },
  applyInsurance: { method: "POST", url: "/api/insurance/cart" },
  removeInsurance: { method: "DELETE", url: "/api/insurance/cart/:cartId/product/:productId" },
  listPaymentMethods: { method: "GET", url: "/api/payment-api/methods" },
  pay: { method: "POST", url: "/api/payment-api/payment" },
  payWithVisaCheckout: { method: "POST", url: "/api/payment-api/card/visa-checkout" },
  checkPayment: { method: "GET", url: "/api/check-payment-3ds" },
  getOrder: { method: "GET", url: "/api/enigma/order/:orderNumber" },
} as const;

export type EndpointName = keyof typeof endpoints;
