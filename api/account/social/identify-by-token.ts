import type { Db } from "#api/platform/database/database.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import { isOffered, issuerOf } from "./issuers.ts";
import { type Identity, readIdToken, withName } from "./read-id-token.ts";
import { consumeNonce } from "./social-nonce.ts";
import type { SocialDeps } from "./social-plugin.ts";

type Deps = SocialDeps & { db: Db; secrets: readonly string[] };
type Shown = { platform: SocialPlatform; isNative?: boolean; token: string; name?: string | undefined };

/** Who an app's guest is, by a token that the company gave to the app for a nonce of ours. */
export async function identifyByToken(deps: Deps, { platform, isNative, token, name }: Shown): Promise<Identity> {
  const { db, settings, companies, now, secrets } = deps;
  const issuer = issuerOf(settings, platform);
  const audience = isNative ? issuer.appClientId : issuer.clientId;
  if (audience === null || !isOffered(settings, platform)) throw new Problem("not-found");
  const reading = { issuer, audience, keyOf: companies[platform].keyOf, now: now() };
  const identity = await readIdToken(token, reading).catch(asBusy);
  if (!identity || !(await consumeNonce(db, secrets, identity.nonce, now()))) throw new Problem("sign-in-again");
  return withName(identity, name);
}

function asBusy(failure: unknown): never {
  if (failure instanceof GatewayFailure) throw new Problem("busy", { retryAfterSeconds: 5, cause: failure });
  throw failure;
}
