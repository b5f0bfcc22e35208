/** Method and path of calls that no page makes, such as those of apps; the browser does not load them. */
export const apiEndpoints = {
  getLookups: { method: "GET", url: "/api/accommodation/lookup/bulk" },
  logInSocially: { method: "POST", url: "/api/account/auth/social/:platform" },
  logInWithAppleNative: { method: "POST", url: "/api/account/auth/social/apple-native" },
  getUser: { method: "GET", url: "/api/account/v2/user/:userId" },
  setContact: { method: "PUT", url: "/api/account/contact" },
  listDocuments: { method: "GET", url: "/api/enigma/order/:orderNumber/document" },
  getInvoice: { method: "GET", url: "/api/enigma/order/:orderNumber/invoice" },
  getCreditNote: { method: "GET", url: "/api/enigma/order/:orderNumber/credit-note" },
} as const;
