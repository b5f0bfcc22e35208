import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { tokenBucket } from "#api/platform/rate-limits/token-bucket.ts";
import { findCalendarLink } from "./calendar-link.ts";
import { publishCalendar } from "./publish-calendar.ts";

const PER_MINUTE = 60;
const FILE = /^(.+)\.ics$/;

/** Other platforms read the calendar of a home at a secret address. */
export const calendarRoutes: FastifyPluginAsync = async (app) => {
  const readings = tokenBucket({ perMinute: PER_MINUTE, burst: PER_MINUTE });

  app.get<{ Params: { file: string } }>("/calendar/:file", async (request, reply) => {
    const token = FILE.exec(request.params.file)?.[1] ?? "";
    const link = await findCalendarLink(app.db, token);
    if (!link) return reply.callNotFound();
    const seconds = readings.secondsToWait(token);
    if (seconds > 0) throw new Problem("too-many-tries", { retryAfterSeconds: seconds, details: { s: seconds } });
    readings.take(token);
    const text = await publishCalendar(app.db, link);
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    reply.headers({ ...securityHeaders(), "cache-control": "private, no-cache", "x-robots-tag": "noindex", etag });
    const isCached = request.headers["if-none-match"]
      ?.split(",")
      .some((tag) => tag.trim().replace(/^W\//, "") === etag);
    return isCached ? reply.code(304).send() : reply.type("text/calendar; charset=utf-8").send(text);
  });
};
