import { paymentRoutes } from "../payment/payment-routes.ts";
import type { Route } from "../route.ts";
import { cardProvider } from "./card-provider.ts";
import { tokenRoutes } from "./token-routes.ts";

/** A gateway for cards. */
export const cardRoutes: readonly Route[] = [...paymentRoutes(cardProvider), ...tokenRoutes];
