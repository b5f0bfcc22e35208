import type { FastifyBaseLogger, FastifyServerOptions } from "fastify";
import { sqlStateOf } from "#api/platform/database/sql-state.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

/** The only keys of a log line. Any other key is dropped, so that a new secret cannot leak by mistake. */
const allowed = new Set([
  "requestId",
  "method",
  "route",
  "status",
  "ms",
  "code",
  "outcome",
  "site",
  "language",
  "zone",
  "userId",
  "event",
  "count",
  "port",
  "err",
]);

/** The messages of these errors contain code, never text that a guest typed. */
const plainErrors = new Set([
  "TypeError",
  "ReferenceError",
  "RangeError",
  "AssertionError",
  "DatabaseError",
  "CommitUnknown",
  "OutboxFailure",
]);

export type LogStream = { write: (line: string) => void };

/** What an action needs to log. The log of a request adds its id to every line. */
export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

export function logOptions(settings: Settings, stream?: LogStream): FastifyServerOptions["logger"] {
  return {
    level: settings.logLevel,
    ...(stream && { stream }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (line: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(line).filter(([key]) => allowed.has(key))),
      bindings: () => ({}),
    },
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
  };
}

type ErrorLine = { type: string; message: string; stack: string; sqlState?: string; cause?: ErrorLine };

/** An error without text that a guest typed: its type, its SQLSTATE and its stack frames. */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    type: error.name,
    message: plainErrors.has(error.name) ? error.message : "",
    sqlState: sqlStateOf(error) ?? undefined,
    stack: frames
      .slice(0, 12)
      .map((line) => line.trim())
      .join(" "),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
