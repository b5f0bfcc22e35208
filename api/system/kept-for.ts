import type { onSendAsyncHookHandler } from "fastify";

/** Lets browsers and proxies keep a good answer for a while: it is the same for everyone. */
export function keptFor(seconds: number): onSendAsyncHookHandler {
  return async (_request, reply, payload) => {
    if (reply.statusCode === 200) reply.header("cache-control", `public, max-age=${seconds}`).removeHeader("vary");
    return payload;
  };
}
