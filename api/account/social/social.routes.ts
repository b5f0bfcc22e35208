import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { signedInAnswer } from "#api/account/session/signed-in-answer.ts";
import { clientOf } from "#api/platform/http/client.ts";
import { requireSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import * as contract from "#contract/account/social.ts";
import { problems } from "#domain/problem/problems.ts";
import { appleAccessCookie } from "./apple-access-cookie.ts";
import { identifyByAnswer } from "./identify-by-answer.ts";
import { identifyByToken } from "./identify-by-token.ts";
import { offeredIssuers } from "./issuers.ts";
import { logInWithIdentity } from "./log-in-with-identity.ts";
import type { Identity } from "./read-id-token.ts";
import { endedCookies } from "./social-cookies.ts";
import { newNonce } from "./social-nonce.ts";
import { startSocialLogin } from "./start-social-login.ts";

const logIns = { name: "social-login", points: 30, seconds: 15 * 60 };

export const socialRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, settings, sessionListener, socialDeps } = app;
  const { secrets } = settings;
  const deps = { ...socialDeps, db, secrets };
  const limiter = sharedLimiter(db.$client, logIns);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const countLogIn = ({ network, log }: FastifyRequest) => consume(limiter, network, { limit: logIns.name, log });
  const logIn = async (request: FastifyRequest, platform: SocialPlatform, identity: Identity) => {
    const { log, caller } = request;
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
      nonce: newNonce(secrets, app.now()),
      platforms: offeredIssuers(settings).map(({ platform, clientId, authorizeUrl }) => ({
        platform,
        clientId,
        authorizeUrl,
      })),
    }),
  });
  app.route({
    ...contract.startSocialLogin,
    handler: async (request, reply) => {
      requireSameOrigin(request);
      const started = startSocialLogin({ settings, now: app.now() }, clientOf(request), request.params.platform);
      return reply.header("set-cookie", started.cookie).send({ authorizeUrl: started.authorizeUrl });
    },
  });
  app.route({
    ...contract.finishSocialLogin,
    handler: async (request, reply) => {
      requireSameOrigin(request);
      await countLogIn(request);
      const client = clientOf(request);
      reply.header("set-cookie", endedCookies(request.headers.cookie, client, settings));
      const finished = await orRefusal(request, async () => {
        const found = await identifyByAnswer({ ...deps, log: request.log }, client, request.headers.cookie);
        return { ...found, ...(await logIn(request, found.platform, found.identity)) };
      });
      if ("refusal" in finished) return finished;
      const { platform, identity, refreshToken, headers, body } = finished;
      if (platform === "apple" && refreshToken)
        reply.header(
          "set-cookie",
          appleAccessCookie({ subject: identity.subject, refreshToken }, client, { settings, now: app.now() }),
        );
      return reply.headers(headers).send(body);
    },
  });
  app.route({
    ...contract.logInWithAppleNative,
    handler: async (request, reply) => {
      await countLogIn(request);
      const identity = await identifyByToken(deps, { platform: "apple", isNative: true, ...request.body });
      const { headers, body } = await logIn(request, "apple", identity);
      return reply.headers(headers).send(body);
    },
  });
  app.route({
    ...contract.logInSocially,
    handler: async (request, reply) => {
      await countLogIn(request);
      const { platform } = request.params;
      const identity = await identifyByToken(deps, { platform, ...request.body });
      const { headers, body } = await logIn(request, platform, identity);
      return reply.headers(headers).send(body);
    },
  });
};

/** The log keeps the problem of a refused login; its page, which asks for it by itself, gets no error. */
async function orRefusal<Finished>(request: FastifyRequest, finish: () => Promise<Finished>) {
  try {
    return await finish();
  } catch (error) {
    if (!(error instanceof Problem) || error.code === "busy") throw error;
    const { code } = problems[error.code];
    request.problemCode = code;
    return { refusal: { code, logInFirst: error.options.details?.logInFirst === true } };
  }
}
