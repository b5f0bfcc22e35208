import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { requireSameOrigin } from "./same-origin.ts";

/** One browser that is logged in; its family stays the same while its tokens are refreshed. */
export type CallerSession = {
  id: string;
  family: string;
  /** The owner showed only minutes ago who they are. */
  isRecent: boolean;
};
/** Who asks. `via` decides whether a browser could have been tricked into asking. */
export type Caller =
  | { kind: "anonymous" /** Came with a token that opens nothing any more. */; isOver?: true }
  | { kind: "user"; userId: string; via: "cookie" | "bearer"; session: CallerSession };
export type UserCaller = Extract<Caller, { kind: "user" }>;
export type Identify = (request: FastifyRequest) => Promise<Caller>;

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** The seam of sessions: one function tells who asks; writes carried by a cookie must come from our own pages. */
export const callerPlugin = fp(async (app, { identify }: { identify: Identify }) => {
  app.decorateRequest("caller");
  app.addHook("onRequest", async (request) => {
    request.caller = await identify(request);
    if (request.caller.kind === "user" && request.caller.via === "cookie") requireSameOrigin(request);
  });
});

/** A stable name of the caller for keys and limits: a user, or the network an anonymous guest asks from. */
export function callerKey(request: FastifyRequest): string {
  return request.caller.kind === "user" ? `user:${request.caller.userId}` : `network:${request.network}`;
}
