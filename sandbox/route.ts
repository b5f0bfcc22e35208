import type { IncomingMessage } from "node:http";
import type { Fault, GeneralFault } from "./faults.ts";

export type Visit = {
  url: URL;
  body: unknown;
  request: IncomingMessage;
  /** A fault that only this partner can have; what every partner can have is the server's business. */
  fault: Fault | null;
};

type Content = { json: unknown } | { html: string } | { script: string };

/** What a partner says, and with `leaving` the fault it says it with although the deed is done. */
export type Answer = Content & { status?: number; headers?: Record<string, string>; leaving?: GeneralFault };

/**
 * One thing a partner does. `path` is a pattern of the whole path; what it catches is in `visit.url` anyway. Posts are
 * JSON, but for the forms of a page of its own.
 */
export type Route = {
  method: "GET" | "POST" | "DELETE";
  path: RegExp;
  reads?: "form";
  answer: (visit: Visit) => Answer | Promise<Answer>;
};

/** What a partner says to a request it does not understand. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
