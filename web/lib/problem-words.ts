import type { Messages } from "#domain/message/compiled/en.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { ApiProblem } from "./api-call.ts";

/**
 * What a guest is told when a call failed: our own words for the code, else what the server said in the page's
 * language, else that there is no connection, or that something went wrong. Never raw server English on an Arabic page.
 */
export function problemWords(error: unknown, t: Messages): string {
  const body = error instanceof ApiProblem ? error.body?.error : undefined;
  if (!body) return isOffline() ? t.shell.offline.notNow : t.error.default;
  return problemText(t.errorCodes, body.code, body.details) ?? (body.message || t.error.default);
}

/** Only a browser that knows of no network at all says so; nothing that is sent now arrives. */
export function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
