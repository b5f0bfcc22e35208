import type { IncomingMessage } from "node:http";
import type { Fault, GeneralFault } from "./faults.ts";

export type PartnerRequest = {
  url: URL;
  body: unknown;
  request: IncomingMessage;
  /** A fault of this partner only; the server handles the faults of all partners. */
  fault: Fault | null;
};

type Content =
  | { json: unknown }
  | { html: string }
  | { script: string }
  | { svg: string }
  | { font: Uint8Array }
  | { calendar: string | Uint8Array }
  | { bytes: Uint8Array; type: string };

/** The answer of a partner; with `respondWith` the action is done, but the response has a fault. */
export type Answer = Content & { status?: number; headers?: Record<string, string>; respondWith?: GeneralFault };

/**
 * One endpoint of a partner. `path` matches the whole path. Bodies are JSON, except forms of the partner's own pages,
 * files, and commands that have none.
 */
export type Route = {
  method: "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS";
  path: RegExp;
  reads?: "form" | "bytes" | "nothing";
  answer: (request: PartnerRequest) => Answer | Promise<Answer>;
};

/** Refuses a request with a status and a message, or with the JSON or XML in which a company says it. */
export class Refusal extends Error {
  readonly status: number;
  readonly json: unknown;
  readonly xml: string | null;

  constructor(status: number, message: string, json: unknown = { error: message }, xml: string | null = null) {
    super(message);
    this.status = status;
    this.json = json;
    this.xml = xml;
  }
}
