import { type Company, returnUrlByStatus } from "../bank/companies.ts";
import type { Route } from "../route.ts";
import { actionRoutes } from "./action-routes.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { searchRoutes } from "./search-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { detailsOf } from "./status-words.ts";
import { tokenRoutes } from "./token-routes.ts";
import { checkoutWebhook } from "./webhook.ts";
import { workflowRoutes } from "./workflow-routes.ts";

/** Checkout.com in front of the bank: cards, mada, Apple Pay and KNET. */
export const checkoutCompany: Company = {
  name: "checkout",
  webhook: checkoutWebhook,
  returnUrl: (payment) => {
    const url = returnUrlByStatus(payment);
    url.searchParams.set("cko-session-id", detailsOf(payment).sessionId);
    return url.href;
  },
};

/** Below `/checkout`; `/checkout/fields` and the script of the fields are in `fields`. */
export const checkoutRoutes: readonly Route[] = [
  ...tokenRoutes,
  ...sessionRoutes,
  ...paymentRoutes,
  ...actionRoutes,
  ...searchRoutes,
  ...workflowRoutes,
];
