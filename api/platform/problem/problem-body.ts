import type { ProblemBody } from "#contract/endpoint/problem.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { problemType } from "#domain/problem/problem-type.ts";
import { problems } from "#domain/problem/problems.ts";
import type { Problem } from "./problem.ts";

/** A problem as RFC 9457 with our `error` object, in one language. */
export function problemBody(problem: Problem, language: Language, requestId: string): ProblemBody {
  const { code } = problems[problem.code];
  const { fields = {}, details = {}, sentence } = problem.options;
  const words = messagesOf(language).errorCodes;
  const ofCode = problemText(words, code, details) ?? words["1000"];
  const message = sentence ? lazyMessagesOf(language).field[sentence] : ofCode;
  return {
    type: problemType(problem.code),
    title: message,
    status: statusOf(problem),
    instance: `urn:uuid:${requestId}`,
    error: { code, message, fields, requestId, details },
  };
}

export function statusOf(problem: Problem): number {
  return problem.options.status ?? problems[problem.code].status;
}
