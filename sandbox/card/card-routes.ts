import { guestRoutes } from "../payment/guest-routes.ts";
import { paymentRoutes } from "../payment/payment-routes.ts";
import type { Route } from "../route.ts";
import { browserRoutes } from "./browser-files.ts";
import { cardProvider } from "./card-provider.ts";
import { fieldsPage } from "./fields-page.ts";
import { tokenRoutes } from "./token-routes.ts";
import { walletPage } from "./wallet-page.ts";

/** A gateway for cards: the API for the shop, and the pages for guests. */
export const cardRoutes: readonly Route[] = [
  ...paymentRoutes(cardProvider),
  ...guestRoutes("card", "bank"),
  ...tokenRoutes,
  ...browserRoutes,
  { method: "GET", path: /^\/card\/fields$/, answer: ({ url }) => fieldsPage(url) },
  { method: "GET", path: /^\/card\/wallet$/, answer: ({ url }) => walletPage(url) },
];
