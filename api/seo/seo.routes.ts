import { createHash } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { sitemapDesk } from "./sitemap-desk.ts";
import { writeRobots } from "./write-robots.ts";

const HOUR = 3_600;
const XML = "application/xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

/** What only search engines read. */
export const seoRoutes: FastifyPluginAsync = async (app) => {
  const { appEnv: env, port } = app.settings;
  const reached = { env, portSuffix: port === 80 ? "" : `:${port}` };
  const desk = sitemapDesk(app.db, reached);
  const hidden = { schema: { hide: true } };

  app.get("/robots.txt", hidden, async (request, reply) =>
    send(request, reply, TEXT, writeRobots({ site: request.site, reached })),
  );
  app.get("/sitemap.xml", hidden, async (request, reply) => send(request, reply, XML, await desk.index(request.site)));
  app.get<{ Params: { file: string } }>("/sitemaps/:file", hidden, async (request, reply) => {
    const text = await desk.file(request.site, request.params.file);
    return text === null ? reply.callNotFound() : send(request, reply, XML, text);
  });
};

/** Kept for an hour by whoever asks, and not sent again to who holds it. */
function send({ headers }: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  reply.headers({ ...securityHeaders(), "cache-control": `public, max-age=${HOUR}`, etag });
  const isHeld = headers["if-none-match"]?.split(",").some((held) => held.trim() === etag);
  return isHeld ? reply.code(304).send() : reply.type(type).send(text);
}
