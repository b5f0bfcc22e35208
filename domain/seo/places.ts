/** Our pages by name, without language; the two surfaces differ only here. */
export const places = {
  home: { desktop: "/chalets-home", mobile: "/mweb/chalets/home" },
  search: { desktop: "/chalets/search", mobile: "/mweb/chalets/search" },
  details: { desktop: "/chalet/details", mobile: "/mweb/chalet/details" },
  guest: { desktop: "/chalet/guest", mobile: "/mweb/chalet/guest" },
  payment: { desktop: "/chalet/payment", mobile: "/mweb/chalet/payment" },
  paymentReturn: { desktop: "/chalet/payment/return", mobile: "/mweb/chalet/payment/return" },
  confirmation: { desktop: "/chalet/confirmation", mobile: "/mweb/chalet/confirmation" },
  login: { desktop: "/login", mobile: "/login" },
  register: { desktop: "/register", mobile: "/register" },
  forgotPassword: { desktop: "/forgot-password", mobile: "/forgot-password" },
  resetPassword: { desktop: "/reset-password", mobile: "/reset-password" },
  verifyEmail: { desktop: "/verify/email", mobile: "/verify/email" },
  verifyPhone: { desktop: "/verify/phone", mobile: "/verify/phone" },
  socialLogin: { desktop: "/login/social", mobile: "/login/social" },
  account: { desktop: "/account", mobile: "/account" },
  accountOrders: { desktop: "/account/orders", mobile: "/account/orders" },
  accountTravellers: { desktop: "/account/travellers", mobile: "/account/travellers" },
  accountSecurity: { desktop: "/account/security", mobile: "/account/security" },
  terms: { desktop: "/terms", mobile: "/terms" },
  privacy: { desktop: "/privacy", mobile: "/privacy" },
  help: { desktop: "/help", mobile: "/help" },
} as const satisfies Record<string, { desktop: string; mobile: string }>;

export type Place = keyof typeof places;
