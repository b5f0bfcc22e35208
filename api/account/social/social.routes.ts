import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { answerSignedIn } from "#api/account/session/open-session.ts";
import { consume, sharedLimiter } from "#api/platform/http/limiter.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { SignedIn } from "#contract/account.ts";
import * as contract from "#contract/social.ts";
import { issuerKeys } from "./issuer-keys.ts";
import { issuerOf, offeredIssuers, type Platform } from "./issuers.ts";
import { logInProven } from "./log-in-with-identity.ts";
import { nameOf, type Proven, readIdToken } from "./read-id-token.ts";
import { newNonce, takeNonce } from "./social-nonce.ts";

const logIns = { name: "social-login", points: 30, seconds: 15 * 60 };
type Shown = { token: string; name?: string | undefined };

export const socialRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings } = app;
  const limiter = sharedLimiter(db.$client, logIns);
  const keysOf = issuerKeys({ timeScale: settings.timeScale, now: app.now });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const prove = async (platform: Platform, audience: string | null, token: string): Promise<Proven> => {
    const issuer = issuerOf(settings, platform);
    if (audience === null) throw new Problem("not-found");
    const proven = await readIdToken(token, { issuer, audience, keyOf: keysOf(issuer), now: app.now() }).catch(asBusy);
    if (!proven || !(await takeNonce(db, settings.secrets, proven.nonce, app.now())))
      throw new Problem("sign-in-again");
    return proven;
  };
  const logIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { platform, audience }: { platform: Platform; audience: string | null },
    { token, name }: Shown,
  ): Promise<SignedIn> => {
    await consume(limiter, request.network, { limit: logIns.name, log: request.log });
    const proven = withName(await prove(platform, audience, token), name);
    return answerSignedIn(request, reply, await logInProven(request, platform, proven));
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
    handler: (request, reply) => {
      const audience = issuerOf(settings, "apple").appClientId;
      return logIn(request, reply, { platform: "apple", audience }, request.body);
    },
  });
  app.route({
    ...contract.logInSocially,
    handler: (request, reply) => {
      const { platform } = request.params;
      return logIn(request, reply, { platform, audience: issuerOf(settings, platform).clientId }, request.body);
    },
  });
};

/** Apple tells the name to the page alone, and once: it greets, and proves nothing. */
function withName(proven: Proven, told = ""): Proven {
  if (proven.firstName !== "") return proven;
  const [first = "", ...rest] = told.trim().split(/\s+/);
  return { ...proven, firstName: nameOf(first), lastName: nameOf(rest.join(" ")) };
}

function asBusy(failure: unknown): never {
  if (failure instanceof GatewayFailure) throw new Problem("busy", { retryAfterSeconds: 5, cause: failure });
  throw failure;
}
