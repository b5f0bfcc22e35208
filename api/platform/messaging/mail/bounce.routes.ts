import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { problemBody, statusOf } from "#api/platform/problem/problem-body.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { receiveBounce } from "./receive-bounce.ts";

/** A report has the mail that came back, with its calendar file. */
const MAX_BYTES = 512 * 1024;

type Deps = { db: Db; settings: Pick<Settings, "secrets" | "mailBounceKey"> };

/** `POST /mail/bounces` of the internal port: the mail server of the bounce domain hands over what came back. */
export async function bounceRoute(internal: FastifyInstance, { db, settings }: Deps): Promise<void> {
  const { mailBounceKey, secrets } = settings;
  if (mailBounceKey === null) return;
  await internal.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("message/rfc822", { parseAs: "string", bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error, request, reply) => {
      const problem = asProblem(error);
      if (statusOf(problem) >= 500) request.log.error({ err: error }, "a bounce was not taken");
      const body = problemBody(problem, "en", crypto.randomUUID());
      return reply.code(body.status).type("application/problem+json").send(body);
    });
    app.post("/mail/bounces", {
      onRequest: async ({ headers }) => {
        if (!isSame(headers.authorization ?? "", `Bearer ${mailBounceKey}`))
          throw new Problem("not-allowed-from-here", { status: 401 });
      },
      handler: async ({ body }) => {
        const outcome = await receiveBounce(db, secrets, String(body ?? ""));
        if (outcome === "unreadable") throw new Problem("validation", { fields: { body: "invalid" } });
        return { outcome };
      },
    });
  });
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode >= 500
    ? new Problem("something-went-wrong", { cause: error })
    : new Problem("unreadable-request", { status: statusCode });
}

function isSame(given: string, ours: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(ours));
}
