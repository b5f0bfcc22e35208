import type { Route } from "../route.ts";
import { browserRoutes } from "./browser-files.ts";
import { fieldsPage } from "./fields-page.ts";
import { tokenRoutes } from "./token-routes.ts";
import { walletPage } from "./wallet-page.ts";

/** What only a gateway for cards has: tokens, and the pages in which guests enter a card. */
export const cardRoutes: readonly Route[] = [
  ...tokenRoutes,
  ...browserRoutes,
  { method: "GET", path: /^\/card\/fields$/, answer: ({ url }) => fieldsPage(url) },
  { method: "GET", path: /^\/card\/wallet$/, answer: ({ url }) => walletPage(url) },
];
