import type { Messages } from "#domain/message/compiled/en.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { problems } from "#domain/problem/problems.ts";
import { problemOf } from "./api-problem.ts";

/**
 * The message for a failed call: our own text for the problem's code, else the server's message in the page's language,
 * else that there is no connection, or that something went wrong. It never shows raw English on an Arabic page.
 */
export function problemMessage(error: unknown, t: Messages): string {
  const problem = problemOf(error);
  if (!problem) return isOffline() ? t.shell.offline.notNow : t.error.default;
  if (problem.code === problems["something-went-wrong"].code) return t.error.default;
  return problemText(t.errorCodes, problem.code, problem.details) ?? (problem.message || t.error.default);
}

/** Whether the browser reports no network at all. */
export function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
