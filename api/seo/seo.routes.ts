import { createHash } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { sitemapFiles } from "./sitemap-files.ts";
import { writeRobots } from "./write-robots.ts";

const HOUR = 3_600;
const XML = "application/xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

/** Routes for search engines. */
export const seoRoutes: FastifyPluginAsync = async (app) => {
  const { appEnv: env, port } = app.settings;
  const reached = { env, portSuffix: port === 80 ? "" : `:${port}` };
  const sitemaps = sitemapFiles(app.db, reached);

  app.get("/robots.txt", async (request, reply) =>
    send(request, reply, TEXT, writeRobots({ site: request.site, reached })),
  );
  app.get("/sitemap.xml", async (request, reply) => send(request, reply, XML, await sitemaps.index(request.site)));
  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const text = await sitemaps.file(request.site, request.params.file);
    return text === null ? reply.callNotFound() : send(request, reply, XML, text);
  });
};

/** Cacheable for an hour, and 304 for a client that has the same text. */
function send({ headers }: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  reply.headers({ ...securityHeaders(), "cache-control": `public, max-age=${HOUR}`, etag });
  const isCached = headers["if-none-match"]?.split(",").some((tag) => tag.trim() === etag);
  return isCached ? reply.code(304).send() : reply.type(type).send(text);
}
