import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { clientSecret } from "./client-secret.ts";
import { exchangeCode } from "./exchange-code.ts";
import { appleRevokeUrl, issuerOf } from "./issuers.ts";
import { readIdToken } from "./read-id-token.ts";
import type { SocialDeps } from "./social-plugin.ts";

const platform = "apple";

/**
 * Exchanges an authorization code for tokens and revokes them, as Apple requires when an account is deleted. Returns
 * `false` for an invalid code and for the code of another user, whose tokens are not revoked.
 */
export async function revokeAppleAccess(deps: SocialDeps, code: string, subjects: string[]): Promise<boolean> {
  const { settings, companies, now } = deps;
  const issuer = issuerOf(settings, platform);
  // The page and the app have different client ids, and a code is valid for one of them.
  for (const clientId of [issuer.clientId, issuer.appClientId]) {
    const exchanged = clientId === null ? null : await exchangeCode(deps, { platform, clientId, code });
    if (!clientId || !exchanged?.isGranted) continue;
    const { idToken, refreshToken } = exchanged;
    const reading = { issuer, audience: clientId, keyOf: companies.apple.keyOf, now: now() };
    const identity = await readIdToken(idToken, reading);
    if (!identity || !subjects.includes(identity.subject)) return false;
    if (refreshToken === null) throw new GatewayFailure(platform, "unreadable");
    await revokeAppleToken(deps, clientId, refreshToken);
    return true;
  }
  return false;
}

/** Revokes the access that our pages got at a login. */
export async function revokePageAccess(deps: SocialDeps, refreshToken: string): Promise<void> {
  const { clientId } = issuerOf(deps.settings, platform);
  if (clientId === null) throw new GatewayFailure(platform, "refused");
  await revokeAppleToken(deps, clientId, refreshToken);
}

async function revokeAppleToken({ settings, companies, now }: SocialDeps, clientId: string, token: string) {
  const form = {
    client_id: clientId,
    client_secret: await clientSecret(settings, { platform, clientId, now: now() }),
    token,
    token_type_hint: "refresh_token",
  };
  const { status } = await companies.apple.client.postForm(appleRevokeUrl(settings), form);
  if (status !== 200) throw new GatewayFailure(platform, "refused", { status });
}
