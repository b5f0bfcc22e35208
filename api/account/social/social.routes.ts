import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { signedInAnswer } from "#api/account/session/signed-in-answer.ts";
import { clientOf } from "#api/platform/http/client.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import * as contract from "#contract/account/social.ts";
import { issuerKeys } from "./issuer-keys.ts";
import { issuerOf, offeredIssuers, type Platform } from "./issuers.ts";
import { logInWithIdentity } from "./log-in-with-identity.ts";
import { type Identity, nameOf, readIdToken } from "./read-id-token.ts";
import { consumeNonce, newNonce } from "./social-nonce.ts";

const logIns = { name: "social-login", points: 30, seconds: 15 * 60 };
type SocialToken = { token: string; name?: string | undefined };

export const socialRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, sessionListener } = app;
  const limiter = sharedLimiter(db.$client, logIns);
  const keysOf = issuerKeys({ ...settings, now: app.now });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const identify = async (platform: Platform, audience: string | null, token: string): Promise<Identity> => {
    const issuer = issuerOf(settings, platform);
    if (audience === null) throw new Problem("not-found");
    const reading = { issuer, audience, keyOf: keysOf(issuer), now: app.now() };
    const identity = await readIdToken(token, reading).catch(asBusy);
    if (!identity || !(await consumeNonce(db, settings.secrets, identity.nonce, app.now())))
      throw new Problem("sign-in-again");
    return identity;
  };
  const logIn = async (
    request: FastifyRequest,
    { platform, audience }: { platform: Platform; audience: string | null },
    { token, name }: SocialToken,
  ) => {
    const { log, network, caller } = request;
    await consume(limiter, network, { limit: logIns.name, log });
    const identity = withName(await identify(platform, audience, token), name);
    const browser = { ...clientOf(request), holder: () => request.holder };
    const opened = await logInWithIdentity(
      { db, settings, sessionListener, log },
      { platform, identity, caller, browser },
    );
    return signedInAnswer({ db, settings }, browser, opened);
  };

  app.route({
    ...contract.getSocialOptions,
    handler: async () => ({
      nonce: newNonce(settings.secrets, app.now()),
      platforms: offeredIssuers(settings).map(({ platform, clientId, authorizeUrl }) => ({
        platform,
        clientId,
        authorizeUrl,
      })),
    }),
  });
  app.route({
    ...contract.logInWithAppleNative,
    handler: async (request, reply) => {
      const audience = issuerOf(settings, "apple").appClientId;
      const { headers, body } = await logIn(request, { platform: "apple", audience }, request.body);
      return reply.headers(headers).send(body);
    },
  });
  app.route({
    ...contract.logInSocially,
    handler: async (request, reply) => {
      const { platform } = request.params;
      const audience = issuerOf(settings, platform).clientId;
      const { headers, body } = await logIn(request, { platform, audience }, request.body);
      return reply.headers(headers).send(body);
    },
  });
};

/** Apple gives the name only once and only to the page. It is used for greetings and proves nothing. */
function withName(identity: Identity, name = ""): Identity {
  if (identity.firstName !== "") return identity;
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { ...identity, firstName: nameOf(first), lastName: nameOf(rest.join(" ")) };
}

function asBusy(failure: unknown): never {
  if (failure instanceof GatewayFailure) throw new Problem("busy", { retryAfterSeconds: 5, cause: failure });
  throw failure;
}
