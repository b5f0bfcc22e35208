import type { ShotPage } from "./shot-page.ts";

/** The pages of an account, each in a window that is logged in; see `arrange-account.ts`. */
export const accountPages: readonly ShotPage[] = [
  { id: "account", path: "/account", status: 200 },
  { id: "account-profile", path: "/account/profile", status: 200 },
  { id: "account-security", path: "/account/security", status: 200 },
  { id: "account-travellers", path: "/account/travellers", status: 200 },
  { id: "account-traveller", path: "/account/travellers/{traveller}", status: 200 },
  { id: "account-traveller-new", path: "/account/travellers/new", status: 200 },
  { id: "account-orders", path: "/account/orders", status: 200 },
  { id: "account-orders-past", path: "/account/orders?tab=past", status: 200 },
  { id: "account-order", path: "/account/orders/{booking}", status: 200 },
  { id: "account-order-cancel", path: "/account/orders/{booking}/cancel", status: 200 },
  { id: "account-order-change", path: "/account/orders/{booking}/change?adults=3", status: 200 },
  {
    id: "account-order-cancel-sheet",
    path: "/account/orders/{booking}?modals=CANCEL_MODAL",
    status: 200,
    isWindowOnly: true,
  },
  { id: "account-order-missing", path: "/account/orders/C000000000", status: 404 },
  { id: "account-notifications", path: "/account/notifications", status: 200 },
  { id: "account-billing", path: "/account/billing", status: 200 },
  {
    id: "account-billing-parts",
    path: "/account/billing",
    status: 200,
    actions: [{ fill: "[name=vatNumber]", text: "300000000000003" }, { waitFor: "[name=buildingNumber]" }],
  },
  {
    id: "account-wallet",
    path: "/account/wallet",
    status: 200,
    brand: "mabeet",
    actions: [{ click: "[aria-labelledby=join-title] button", ifVisible: true }, { waitFor: "#statement-title" }],
  },
  {
    id: "account-wallet-gift",
    path: "/account/wallet?modals=REDEEM_MODAL",
    status: 200,
    brand: "mabeet",
    isWindowOnly: true,
    actions: [{ waitFor: "[role=dialog] [name=code]" }],
  },
  { id: "manage-booking", path: "/manage-booking", status: 200 },
];
