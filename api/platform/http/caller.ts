import type { IncomingHttpHeaders } from "node:http";
import fp from "fastify-plugin";
import type { Log } from "./log.ts";
import { requireSameOrigin } from "./security/same-origin.ts";

/** One logged-in browser; its family stays the same when its token is refreshed. */
export type CallerSession = {
  id: string;
  family: string;
  /** The user authenticated within the last minutes. */
  isRecent: boolean;
};
/** Who sends a request. With `via: "cookie"` another site could have made the browser send it. */
export type Caller =
  | {
      kind: "anonymous";
      /** The token of the request is expired or revoked. */
      isOver?: true;
      /** Why it was revoked. */
      endReason?: string;
    }
  | { kind: "user"; userId: string; via: "cookie" | "bearer"; session: CallerSession };
export type UserCaller = Extract<Caller, { kind: "user" }>;
export type CallerRequest = { url: string; headers: IncomingHttpHeaders; log: Log };
export type Identify = (request: CallerRequest) => Promise<Caller>;

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Identifies the caller of every request. A write that is authorised by a cookie must come from our own pages. */
export const callerPlugin = fp(
  async (app, { identify }: { identify: Identify }) => {
    app.decorateRequest("caller");
    app.addHook("onRequest", async (request) => {
      request.caller = await identify(request);
      if (request.caller.kind === "user" && request.caller.via === "cookie") requireSameOrigin(request);
    });
  },
  { name: "caller-identity", dependencies: ["network"] },
);
