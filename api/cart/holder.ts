import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requireSameOrigin } from "#api/platform/http/same-origin.ts";
import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import { CART_COOKIE_DAYS } from "#domain/cart/hold.ts";
import { readCookie } from "#domain/site/read-cookie.ts";

const COOKIE = "cartToken";
const PURPOSE = "cart-holder";
const DAY_SECONDS = 24 * 60 * 60;

/** The browser that asks, as the cookie of an earlier cart names it. What is written by a cookie comes from our pages. */
export function holderOf(request: FastifyRequest): string | null {
  const token = readCookie(request.headers.cookie, COOKIE);
  if (!token) return null;
  const { secrets } = request.server.settings;
  const known = readToken<{ holder: string }>(secrets, PURPOSE, token);
  if (!known) return null;
  requireSameOrigin(request);
  return known.holder;
}

export function newHolder(): string {
  return randomUUID();
}

/** Scripts never see it, and no other site's page sends it along. */
export function keepHolder(request: FastifyRequest, reply: FastifyReply, holder: string): void {
  const { secrets, appEnv } = request.server.settings;
  const isSecure = request.protocol === "https" || appEnv === "production";
  const parts = [
    `${COOKIE}=${signToken(secrets, PURPOSE, { holder })}`,
    "Path=/",
    `Max-Age=${CART_COOKIE_DAYS * DAY_SECONDS}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  reply.header("set-cookie", parts.join("; "));
}
