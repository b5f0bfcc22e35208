import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { PictureFormat } from "#domain/picture/picture-sizes.ts";
import { ART_VERSION } from "#domain/picture/picture-url.ts";
import type { DescribePictures } from "./describe-pictures.ts";
import { type HandedPicture, type PictureDesk, pictureDesk } from "./picture-desk.ts";
import type { PictureFiles } from "./picture-files.ts";
import { watchPictures } from "./picture-metrics.ts";
import { pictureName } from "./picture-path.ts";
import type { RenderPool } from "./render-pool.ts";
import type { TourDrawing } from "./tour-drawing.ts";

declare module "fastify" {
  interface FastifyInstance {
    pictures?: PictureDesk;
    describePictures?: DescribePictures;
    pictureTour?: TourDrawing;
  }
}

export type PictureOptions = { files: PictureFiles; pool: RenderPool; sights: DescribePictures; tour?: TourDrawing };

const headers = {
  ...securityHeaders(),
  // Mails show pictures too, and they are read elsewhere.
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=31536000, immutable",
};

const mediaTypes: Record<PictureFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Pictures of homes and campaigns. Who draws them is passed in, because the API knows nothing of art. */
export const pictureRoutes = fp<PictureOptions>(async (app, { files, pool, sights, tour }) => {
  const desk = pictureDesk({ db: app.db, files, pool, log: app.log });
  const count = watchPictures(app.metrics, { files, pool });
  app.decorate("pictures", desk);
  app.decorate("describePictures", sights);
  if (tour) app.decorate("pictureTour", tour);
  app.addHook("onClose", () => pool.close());

  app.all("/img/*", { schema: { hide: true } }, async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") throw notThisWay();
    const name = pictureName(request.url);
    const subject = name?.version === ART_VERSION ? await desk.subjectOf(name) : null;
    if (!name || !subject) throw new Problem("not-found");
    reply.headers({ ...headers, "content-type": mediaTypes[name.format], etag: `"${subject.fingerprint}"` });
    if (request.headers["if-none-match"] === `"${subject.fingerprint}"`) return reply.code(304).send();
    if (request.method === "HEAD") return describe(reply, await desk.kept(name, subject));
    const wish = wishOf(request, reply);
    const picture = await timed(count, () => desk.hand(name, subject, wish)).catch((error: unknown) => {
      if (wish.signal.aborted) return "left" as const;
      throw error;
    });
    if (picture === "left") return reply.hijack();
    if (!picture) throw new Problem("not-found");
    return reply.send(picture.bytes);
  });
});

/** Whoever asks only about a picture does not make us draw it. */
function describe(reply: FastifyReply, kept: HandedPicture | null): FastifyReply {
  if (kept) reply.header("content-length", kept.bytes.length);
  return reply.send(null);
}

function wishOf(request: FastifyRequest, reply: FastifyReply): { owner: string; signal: AbortSignal } {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  return { owner: request.network, signal: left.signal };
}

function notThisWay(): Problem {
  return new Problem("unreadable-request", { status: 405, headers: { allow: "GET, HEAD" } });
}

type Count = ReturnType<typeof watchPictures>;

async function timed(count: Count, hand: () => Promise<HandedPicture | null>): Promise<HandedPicture | null> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const picture = await hand();
    count(picture?.outcome ?? "missing", seconds());
    return picture;
  } catch (error) {
    count(error instanceof Problem ? "refused" : "failed", seconds());
    throw error;
  }
}
