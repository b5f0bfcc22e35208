import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { clientOf } from "#api/platform/http/client.ts";
import { type SocialPlatform, socialPlatforms } from "#api/platform/settings/social-rows.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { type ReturnFields, readCompanyAnswer } from "./read-company-answer.ts";
import { answerCookie, readAttempt, SOCIAL_PATH } from "./social-cookies.ts";

/**
 * Where Google, Facebook and Apple return guests. It only stores the answer in the browser that began the login and
 * leads to our page, which finishes the login: a form of Apple's site comes without the other cookies of the guest.
 */
export const socialReturnRoutes: FastifyPluginAsync = async (app) => {
  const { settings } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );

  const takeAnswer = (platform: SocialPlatform, fields: ReturnFields, request: FastifyRequest, reply: FastifyReply) => {
    const attempt = readAttempt(request.headers.cookie, settings.secrets, app.now());
    const own = attempt?.platform === platform ? attempt : null;
    const answer = readCompanyAnswer(own, fields);
    if (answer) reply.header("set-cookie", answerCookie(answer, clientOf(request), settings));
    else request.log.warn({ event: "company-login-stray", outcome: platform }, "an answer to no login of this browser");
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    return reply.redirect(`/${own?.language ?? request.language}${pagePath("socialLogin", "desktop")}`, 303);
  };

  for (const platform of socialPlatforms.filter((each) => each !== "apple")) {
    app.get<{ Querystring: ReturnFields }>(
      `${SOCIAL_PATH}/${platform}/return`,
      { schema: { querystring: z.looseObject({}) } },
      async (request, reply) => takeAnswer(platform, request.query, request, reply),
    );
  }
  app.post<{ Body: ReturnFields | undefined }>(
    `${SOCIAL_PATH}/apple/return`,
    { schema: { querystring: z.looseObject({}) } },
    async (request, reply) => takeAnswer("apple", request.body ?? {}, request, reply),
  );
};
