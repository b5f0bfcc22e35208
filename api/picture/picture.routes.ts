import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { PictureFormat } from "#domain/picture/picture-sizes.ts";
import { ART_VERSION } from "#domain/picture/picture-url.ts";
import type { DescribePictures } from "./describe-pictures.ts";
import type { PictureFiles } from "./picture-files.ts";
import { watchPictures } from "./picture-metrics.ts";
import { type PictureName, pictureName } from "./picture-path.ts";
import { type PictureStore, pictureStore, type ReadPhotoBytes, type StoredPicture } from "./picture-store.ts";
import type { RenderPool } from "./render-pool.ts";
import type { TourRooms } from "./tour-rooms.ts";

declare module "fastify" {
  interface FastifyInstance {
    pictures?: PictureStore;
    describePictures?: DescribePictures;
    pictureTour?: TourRooms;
  }
}

export type PictureOptions = {
  files: PictureFiles;
  pool: RenderPool;
  describePictures: DescribePictures;
  tour?: TourRooms;
  /** Absent where no photographs are stored. */
  readPhoto?: ReadPhotoBytes;
};

const headers = {
  ...securityHeaders(),
  // Emails show pictures, too, and are read on other sites.
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=31536000, immutable",
};

/** The picture for other sites has the same address when the cover changes. */
const changingHeaders = { "cache-control": "public, max-age=3600" };

const mediaTypes: Record<PictureFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Pictures of properties and campaigns. The renderer is passed in, because api does not import art. */
export const pictureRoutes = fp<PictureOptions>(
  async (app, { files, pool, describePictures, tour, readPhoto = async () => null }) => {
    const store = pictureStore({ db: app.db, files, pool, readPhoto, log: app.log });
    const count = watchPictures(app.metrics, { files, pool });
    app.decorate("pictures", store);
    app.decorate("describePictures", describePictures);
    if (tour) app.decorate("pictureTour", tour);
    app.addHook("onClose", () => pool.close());

    app.all("/img/*", async (request, reply) => {
      if (request.method !== "GET" && request.method !== "HEAD") throw methodNotAllowed();
      const name = pictureName(request.url);
      if (name && isEarlier(name))
        return reply.header("cache-control", "public, max-age=3600").redirect(currentUrl(name));
      const subject = name?.version === ART_VERSION ? await store.subjectOf(name) : null;
      if (!name || !subject) throw new Problem("not-found");
      reply.headers({ ...headers, ...(name.key === "og" && subject.photos && changingHeaders) });
      reply.headers({ "content-type": mediaTypes[name.format], etag: `"${subject.fingerprint}"` });
      if (request.headers["if-none-match"] === `"${subject.fingerprint}"`) return reply.code(304).send();
      if (request.method === "HEAD") return sendHead(reply, await store.read(name, subject));
      const options = renderOptions(request, reply);
      const picture = await timed(count, () => store.readOrDraw(name, subject, options)).catch((error: unknown) => {
        if (options.signal.aborted) return "left" as const;
        throw error;
      });
      if (picture === "left") return reply.hijack();
      if (!picture) {
        reply.removeHeader("etag");
        throw new Problem("not-found");
      }
      return reply.send(picture.bytes);
    });
  },
  { name: "pictures", dependencies: ["metrics", "network"] },
);

/** Emails and pages of an earlier release have addresses of earlier drawings. */
const isEarlier = ({ version }: PictureName) => Number(version) < Number(ART_VERSION);

function currentUrl({ propertyId, key, width, format }: PictureName): string {
  return `/img/${ART_VERSION}/${propertyId ?? "campaign"}/${key}-${width}.${format}`;
}

/** A HEAD request never draws a picture. */
function sendHead(reply: FastifyReply, stored: StoredPicture | null): FastifyReply {
  if (stored) reply.header("content-length", stored.bytes.length);
  return reply.send(null);
}

function renderOptions(request: FastifyRequest, reply: FastifyReply): { owner: string; signal: AbortSignal } {
  const closed = new AbortController();
  reply.raw.once("close", () => closed.abort());
  return { owner: request.network, signal: closed.signal };
}

function methodNotAllowed(): Problem {
  return new Problem("unreadable-request", { status: 405, headers: { allow: "GET, HEAD" } });
}

type Count = ReturnType<typeof watchPictures>;

async function timed(count: Count, read: () => Promise<StoredPicture | null>): Promise<StoredPicture | null> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const picture = await read();
    count(picture?.outcome ?? "missing", seconds());
    return picture;
  } catch (error) {
    count(error instanceof Problem ? "refused" : "failed", seconds());
    throw error;
  }
}
