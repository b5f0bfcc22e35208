import { readText } from "../read-text.ts";
import type { Route } from "../route.ts";
import { answerMerchant, issuerOf, platformOf, readAuthRequest } from "./authorize.ts";
import { authorizePage } from "./authorize-page.ts";
import { keySetOf, revokedSubjects, revokeToken, signIdToken, takeCode } from "./id-token.ts";

const AUTHORIZE = /^\/social\/(google|facebook|apple)\/authorize$/;

/** Google, Facebook and Apple as identity providers: their keys, the consent page, and Apple's tokens and revocation. */
export const socialRoutes: readonly Route[] = [
  {
    method: "GET",
    path: /^\/social\/(google|facebook|apple)\/keys$/,
    answer: async ({ url }) => ({ json: await keySetOf(platformOf(url)) }),
  },
  { method: "GET", path: AUTHORIZE, answer: ({ url }) => authorizePage(readAuthRequest(url)) },
  { method: "POST", path: AUTHORIZE, reads: "form", answer: answerMerchant },
  {
    method: "POST",
    path: /^\/social\/apple\/token$/,
    reads: "form",
    answer: async ({ body, request }) => {
      const clientId = readText(body, "client_id", 200);
      readText(body, "client_secret", 4_000);
      const { person, refreshToken } = takeCode(readText(body, "code", 4_000), clientId);
      const issuer = issuerOf(request.headers.host, "apple");
      const idToken = await signIdToken("apple", person, { issuer, clientId, nonce: null });
      return { json: { id_token: idToken, refresh_token: refreshToken, token_type: "Bearer", expires_in: 3600 } };
    },
  },
  {
    method: "POST",
    path: /^\/social\/apple\/revoke$/,
    reads: "form",
    answer: ({ body }) => {
      revokeToken(readText(body, "token", 4_000));
      return { html: "" };
    },
  },
  {
    method: "GET",
    path: /^\/social\/apple\/revoked\.json$/,
    answer: () => ({ json: { subjects: revokedSubjects() } }),
  },
];
