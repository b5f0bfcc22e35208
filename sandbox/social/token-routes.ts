import { randomBytes } from "node:crypto";
import { sandboxNow } from "../clock.ts";
import type { Answer, PartnerRequest, Route } from "../route.ts";
import { newRefreshToken, revokedSubjects, revokeToken } from "./apple-access.ts";
import { issuerOf, personOf, platformOf } from "./authorize.ts";
import { newCode, takeCode } from "./codes.ts";
import { tokenRefusal } from "./company-errors.ts";
import { signIdToken } from "./id-token.ts";
import type { Platform } from "./people.ts";
import { appClientId, isClient } from "./social-clients.ts";

type Form = Readonly<Record<string, string | undefined>>;

/** Where merchants exchange codes, and Apple's revocation. */
export const tokenRoutes: readonly Route[] = [
  { method: "POST", path: /^\/social\/(google|facebook|apple)\/token$/, reads: "form", answer: exchange },
  {
    method: "POST",
    path: /^\/social\/apple\/revoke$/,
    reads: "form",
    answer: async ({ body }) => {
      const form = body as Form;
      await requireClient("apple", form);
      revokeToken(form.token ?? "");
      return { html: "" };
    },
  },
  {
    method: "GET",
    path: /^\/social\/apple\/revoked\.json$/,
    answer: () => ({ json: { subjects: revokedSubjects() } }),
  },
  // What a phone of Apple gives the merchant's app.
  { method: "POST", path: /^\/social\/apple\/phone$/, reads: "form", answer: answerApp },
];

async function requireClient(platform: Platform, { client_id = "", client_secret = "" }: Form): Promise<void> {
  if (!(await isClient(platform, client_id, client_secret))) throw tokenRefusal(platform, "client");
}

async function exchange({ url, body, request }: PartnerRequest): Promise<Answer> {
  const platform = platformOf(url);
  const form = body as Form;
  await requireClient(platform, form);
  if (form.grant_type !== "authorization_code") throw tokenRefusal(platform, "grant-type");
  const { code = "", client_id: clientId = "", redirect_uri: redirectUri = "", code_verifier: verifier = "" } = form;
  const grant = takeCode(code, { platform, clientId, redirectUri, verifier }, sandboxNow());
  if (typeof grant === "string") throw tokenRefusal(platform, grant);
  const { person, nonce } = grant;
  const accessToken = randomBytes(24).toString("base64url");
  const issuer = issuerOf(request.headers.host, platform);
  const idToken = await signIdToken(platform, person, { issuer, clientId, nonce, accessToken });
  const tokens = { access_token: accessToken, id_token: idToken };
  if (platform === "google")
    return { json: { ...tokens, expires_in: 3599, scope: "openid email profile", token_type: "Bearer" } };
  if (platform === "facebook") return { json: { ...tokens, token_type: "bearer", expires_in: 5_183_944 } };
  return { json: { ...tokens, token_type: "Bearer", expires_in: 3600, refresh_token: newRefreshToken(person) } };
}

async function answerApp({ body, request }: PartnerRequest): Promise<Answer> {
  const form = body as Record<string, string>;
  const person = personOf("apple", form);
  if (!person) return { json: { error: "canceled" } };
  const clientId = appClientId();
  const nonce = form.nonce || null;
  const claims = { issuer: issuerOf(request.headers.host, "apple"), clientId, nonce, accessToken: "" };
  const identityToken = await signIdToken("apple", person, claims);
  const code = newCode({ platform: "apple", person, clientId, nonce, page: null }, sandboxNow());
  return { json: { identityToken, authorizationCode: code, user: person.sub } };
}
