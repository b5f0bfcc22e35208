import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import { offeredIssuers } from "./issuers.ts";
import { attemptCookie, challengeOf, newAttempt, SOCIAL_PATH } from "./social-cookies.ts";
import { newNonce } from "./social-nonce.ts";

type Deps = { settings: Settings; now: Date };

/** Facebook has its own names; Apple knows two scopes and sends a profile only by form. */
const requests: Record<SocialPlatform, Record<string, string>> = {
  google: { scope: "openid email profile" },
  facebook: { scope: "openid email public_profile" },
  apple: { scope: "name email", response_mode: "form_post" },
};

/** Begins a login: the page sends its guest to `authorizeUrl`, and the cookie binds the answer to this browser. */
export function startSocialLogin({ settings, now }: Deps, client: Client, platform: SocialPlatform) {
  const issuer = offeredIssuers(settings).find((each) => each.platform === platform);
  if (!issuer) throw new Problem("not-found");
  const attempt = newAttempt({ platform, nonce: newNonce(settings.secrets, now), language: client.language }, now);
  const url = new URL(issuer.authorizeUrl);
  const query = {
    client_id: issuer.clientId,
    redirect_uri: returnUrl(client, platform),
    response_type: "code",
    ...requests[platform],
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: challengeOf(attempt),
    code_challenge_method: "S256",
    ui_locales: client.language,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { authorizeUrl: url.href, cookie: attemptCookie(attempt, client, settings) };
}

/** The address to which a company returns a guest; each is registered with the company. */
export function returnUrl({ host, isHttps }: Pick<Client, "host" | "isHttps">, platform: SocialPlatform): string {
  return `${isHttps ? "https" : "http"}://${host}${SOCIAL_PATH}/${platform}/return`;
}
