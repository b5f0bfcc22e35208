import { createHash } from "node:crypto";
import type { onSendAsyncHookHandler, onSendHookHandler } from "fastify";
import fp from "fastify-plugin";

/** Adds an ETag to every GET answer of the API, after the hooks of the route. */
export const etagPlugin = fp(
  async (app) => {
    app.addHook("onRoute", (route) => {
      const isRead = [route.method].flat().includes("GET") && route.url.startsWith("/api/");
      if (isRead) route.onSend = [route.onSend ?? []].flat().concat(withEtag as onSendHookHandler);
    });
  },
  { name: "etag", dependencies: [] },
);

/** Answers 304 to a client that has the same answer already. */
const withEtag: onSendAsyncHookHandler = async (request, reply, payload) => {
  const isCacheable = reply.statusCode === 200 && reply.getHeader("cache-control") !== "no-store";
  if (!isCacheable || typeof payload !== "string") return payload;
  const etag = `W/"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;
  reply.header("etag", etag);
  if (!isHeld(request.headers["if-none-match"], etag)) return payload;
  reply.code(304).removeHeader("content-type").removeHeader("content-length");
  return null;
};

function isHeld(header: string | undefined, etag: string): boolean {
  const held = header?.split(",").map((tag) => tag.trim()) ?? [];
  return held.includes("*") || held.some((tag) => tag.replace(/^(?!W\/)/, "W/") === etag);
}
