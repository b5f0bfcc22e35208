import type { IncomingMessage } from "node:http";

export type Visit = { url: URL; body: unknown; request: IncomingMessage };

export type Answer =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; html: string; headers?: Record<string, string> };

/** One thing a partner does. `path` is a pattern of the whole path; what it catches is in `visit.url` anyway. */
export type Route = { method: "GET" | "POST" | "DELETE"; path: RegExp; answer: (visit: Visit) => Answer };

/** What a partner says to a request it does not understand. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
