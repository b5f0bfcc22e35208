import type { FastifyPluginAsync } from "fastify";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { previewProperties } from "./preview-properties.ts";

const FILE = /^([\w-]{24})\.jpg$/;

/** The preview of a shared list for link previews. Whoever has the link may see it, as long as the link works. */
export const listPictureRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>("/img/list/:file", async (request, reply) => {
    const [, token] = FILE.exec(request.params.file) ?? [];
    if (!token || !app.pictures) throw new Problem("not-found");
    const closed = new AbortController();
    reply.raw.once("close", () => closed.abort());
    const ids = await previewProperties(app.db, token);
    const preview = await app.pictures
      .readOrDrawList(ids, { owner: request.network, signal: closed.signal })
      .catch((error: unknown) => {
        if (closed.signal.aborted) return "left" as const;
        throw error;
      });
    if (preview === "left") return reply.hijack();
    if (!preview) throw new Problem("not-found");
    reply.headers({
      ...securityHeaders(),
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=300",
      "content-type": "image/jpeg",
      etag: `"${preview.fingerprint}"`,
    });
    return reply.send(preview.bytes);
  });
};
