import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isConflict, isLostConnection, isOverloaded } from "#api/platform/database/sql-state.ts";
import { CommitUnknown } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { problemBody, statusOf } from "#api/platform/problem/problem-body.ts";
import { problems } from "#domain/problem/problems.ts";
import { siteByHost } from "#domain/site/sites.ts";
import { fieldFaults } from "./field-faults.ts";
import { allowedMethods } from "./known-paths.ts";

/** Sends every refusal as problem+json with a code of the catalogue and without internal details. */
export const problemHandlerPlugin = fp(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const problem = asProblem(error);
      if (statusOf(problem) >= 500) request.log.error({ err: error, code: problems[problem.code].code }, "failed");
      return sendProblem(problem, request, reply);
    });
    app.setNotFoundHandler((request, reply) => sendProblem(missing(app, request), request, reply));
  },
  { name: "problem-handler", dependencies: ["known-paths", "request-log"] },
);

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = request.language ?? siteByHost(request.headers.host ?? "").language;
  const body = problemBody(problem, language, request.id);
  const { retryAfterSeconds, headers = {} } = problem.options;
  request.problemCode = body.error.code;
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  return reply
    .code(body.status)
    .headers({ ...headers, "cache-control": "no-store", "content-type": "application/problem+json; charset=utf-8" })
    .serializer(JSON.stringify)
    .send(body);
}

/** Turns any error into a problem; an unexpected one becomes code 1000. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new Problem("validation", { fields: fieldFaults(error.validation) });
  if (error instanceof CommitUnknown || isLostConnection(error) || isOverloaded(error)) {
    return new Problem("busy", { retryAfterSeconds: 2, cause: error });
  }
  if (isConflict(error)) return new Problem("idempotency-running", { retryAfterSeconds: 1, cause: error });
  const { statusCode = 500, code = "" } = error as Partial<FastifyError>;
  if (code === "FST_ERR_BAD_URL") return new Problem("not-found");
  const isFrameworks = code.startsWith("FST_") && statusCode >= 400 && statusCode < 500;
  return isFrameworks
    ? new Problem("unreadable-request", { status: statusCode })
    : new Problem("something-went-wrong", { cause: error });
}

/** A known path with an unsupported method is 405; an unknown path is 404. */
function missing(app: FastifyInstance, request: FastifyRequest): Problem {
  const methods = allowedMethods(app, request.url);
  if (methods.length === 0 || methods.includes(request.method)) return new Problem("not-found");
  return new Problem("unreadable-request", { status: 405, headers: { allow: methods.join(", ") } });
}
