import { setTimeout as pause } from "node:timers/promises";
import type { FastifyPluginAsync } from "fastify";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { brandPicture } from "#domain/picture/picture-url.ts";
import { previewProperties } from "./preview-properties.ts";

const FILE = /^([\w-]{24})\.jpg$/;
/** Other sites wait a few seconds for the picture of a link. */
const MAX_WAIT_MS = 2_000;

const headers = { ...securityHeaders(), "cross-origin-resource-policy": "cross-origin" };

/** The preview of a shared list for link previews. Whoever has the link may see it, as long as the link works. */
export const listPictureRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>("/img/list/:file", async (request, reply) => {
    const [, token] = FILE.exec(request.params.file) ?? [];
    if (!token || !app.pictures) throw new Problem("not-found");
    const left = new AbortController();
    const leave = () => left.abort();
    reply.raw.once("close", leave);
    const ids = await previewProperties(app.db, token);
    const options = { owner: request.network, signal: left.signal };
    const drawing = app.pictures.readOrDrawList(ids, options).catch((err: unknown) => {
      if (!left.signal.aborted) request.log.warn({ err }, "preview of a list not drawn");
      return "failed" as const;
    });
    const preview = await Promise.race([drawing, pause(MAX_WAIT_MS, "late" as const, { ref: false })]);
    if (left.signal.aborted) return reply.hijack();
    // What was not drawn in time is drawn all the same, and stored for the next request.
    reply.raw.off("close", leave);
    reply.headers(headers);
    if (preview === "late" || preview === "failed")
      return reply.header("cache-control", "public, max-age=15").redirect(brandPicture(request.site.brand));
    if (!preview) throw new Problem("not-found");
    reply.headers({
      "cache-control": "public, max-age=300",
      "content-type": "image/jpeg",
      etag: `"${preview.fingerprint}"`,
    });
    return reply.send(preview.bytes);
  });
};
