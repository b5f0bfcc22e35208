import type { RenderedPage } from "#server/pages/built-pages.ts";
import type { ApiText } from "#server/pages/page-calls.ts";
import type { PageVisit } from "#server/pages/pages.ts";
import type { ApiRequest } from "#web/lib/api/call-endpoint.ts";

/** A page request without what cannot be sent to a thread: the signal, and the function that calls the API. */
export type PageJob = {
  id: number;
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  visit: Omit<PageVisit, "dispatch">;
};
export type PageCall = Omit<ApiRequest, "signal"> & { callId: number; id: number };

export type ToThread =
  | { kind: "page"; job: PageJob }
  | { kind: "guest-left"; id: number }
  | { kind: "api-answer"; callId: number; answer: ApiText }
  | { kind: "api-failure"; callId: number }
  | { kind: "ping" };

export type FromThread =
  | { kind: "ready" }
  | { kind: "rendered"; id: number; page: RenderedPage }
  | { kind: "failed"; id: number; error: Error }
  | { kind: "api-call"; call: PageCall }
  | { kind: "api-call-cancelled"; callId: number }
  | { kind: "pong" };
