import type { Db } from "#api/platform/database/database.ts";
import type { Client } from "#api/platform/http/client.ts";
import type { Log } from "#api/platform/http/log.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import { exchangeCode } from "./exchange-code.ts";
import { offeredIssuers } from "./issuers.ts";
import { type Identity, readIdToken, withName } from "./read-id-token.ts";
import { type Attempt, readAnswer, readAttempt } from "./social-cookies.ts";
import { consumeNonce } from "./social-nonce.ts";
import type { SocialDeps } from "./social-plugin.ts";
import { returnUrl } from "./start-social-login.ts";

type Deps = SocialDeps & { db: Db; secrets: readonly string[]; log: Log };
type Found = { platform: SocialPlatform; identity: Identity; refreshToken: string | null };

/** Who the company says the guest is. Every attempt ends here once, whatever comes of it. */
export async function identifyByAnswer(deps: Deps, client: Client, cookies: string | undefined): Promise<Found> {
  const { db, secrets, now } = deps;
  const attempt = readAttempt(cookies, secrets, now());
  const answer = readAnswer(cookies, secrets);
  if (!attempt || answer?.state !== attempt.state) throw failed(deps, "no-attempt");
  if (!(await consumeNonce(db, secrets, attempt.nonce, now()))) throw failed(deps, "used");
  if ("problem" in answer) {
    if (answer.problem === "cancelled") throw new Problem("company-login-cancelled");
    throw failed(deps, `${attempt.platform} refused`);
  }
  const { identity, refreshToken } = await identify(deps, client, attempt, answer.code).catch((failure: unknown) => {
    if (!(failure instanceof GatewayFailure)) throw failure;
    throw failed(deps, `${attempt.platform} does not answer`);
  });
  return { platform: attempt.platform, identity: withName(identity, answer.name), refreshToken };
}

async function identify(deps: Deps, client: Client, attempt: Attempt, code: string): Promise<Omit<Found, "platform">> {
  const { settings, companies, now } = deps;
  const { platform, verifier, nonce } = attempt;
  const issuer = offeredIssuers(settings).find((each) => each.platform === platform);
  if (!issuer) throw failed(deps, `${platform} off`);
  const { clientId } = issuer;
  const page = { redirectUri: returnUrl(client, platform), verifier };
  const exchanged = await exchangeCode(deps, { platform, clientId, code, page });
  if (!exchanged.isGranted) throw failed(deps, `${platform} ${exchanged.reason}`);
  const reading = { issuer, audience: clientId, keyOf: companies[platform].keyOf, now: now() };
  const identity = await readIdToken(exchanged.idToken, reading);
  if (identity?.nonce !== nonce) throw failed(deps, `${platform} token`);
  return { identity, refreshToken: exchanged.refreshToken };
}

function failed({ log }: Deps, outcome: string): Problem {
  log.warn({ event: "company-login-failed", outcome }, "a login with a company failed");
  return new Problem("company-login-failed");
}
