import type { FastifyRequest } from "fastify";
import { Problem } from "#api/platform/problem/problem.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses a write that a page of another site may have sent with our guest's cookie. */
export function requireSameOrigin(request: FastifyRequest): void {
  if (safeMethods.has(request.method) || isSameOrigin(request.headers)) return;
  throw new Problem("not-allowed-from-here");
}

/** Browsers send one of the two headers with every write; without both the request does not come from our pages. */
export function isSameOrigin(headers: FastifyRequest["headers"]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  return origin !== undefined && host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
