import { scriptRoutes } from "../browser-script.ts";
import type { Route } from "../route.ts";
import { answerMerchant, platformOf, readAuthRequest } from "./authorize.ts";
import { authorizePage } from "./authorize-page.ts";
import { keySetOf } from "./id-token.ts";
import { POST_BACK_SCRIPT } from "./post-back-page.ts";
import { tokenRoutes } from "./token-routes.ts";

const AUTHORIZE = /^\/social\/(google|facebook|apple)\/authorize$/;

/** Google, Facebook and Apple as identity providers: their keys, the consent page, their tokens, Apple's revocation. */
export const socialRoutes: readonly Route[] = [
  {
    method: "GET",
    path: /^\/social\/(google|facebook|apple)\/keys$/,
    answer: async ({ url }) => ({ json: await keySetOf(platformOf(url)) }),
  },
  { method: "GET", path: AUTHORIZE, answer: ({ url }) => authorizePage(readAuthRequest(url)) },
  { method: "POST", path: AUTHORIZE, reads: "form", answer: answerMerchant },
  ...tokenRoutes,
  ...scriptRoutes([POST_BACK_SCRIPT]),
];
