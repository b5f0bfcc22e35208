import type { onSendAsyncHookHandler } from "fastify";

/** Lets browsers and proxies cache a successful answer, which must be the same for everybody. */
export function publicCache(seconds: number): onSendAsyncHookHandler {
  return async (_request, reply, payload) => {
    if (reply.statusCode === 200) reply.header("cache-control", `public, max-age=${seconds}`).removeHeader("vary");
    return payload;
  };
}
