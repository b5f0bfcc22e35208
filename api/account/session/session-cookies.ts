import type { FastifyReply, FastifyRequest } from "fastify";
import type { AccountRow } from "#api/schema/account.ts";
import { md5UserOf } from "./session-token.ts";

export const TOKEN_COOKIE = "token";
const USER_VERSION = 1;
/** Bytes of a first name, written as JSON, that fit beside the rest in 256 of base64. */
const NAME_BYTES = 130;
const localHost = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** The token, which no script sees, and beside it what analytics and the greeting in the header may read. */
export function keepSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresIn, account }: { token: string; expiresIn: number; account: AccountRow },
): void {
  const { secrets } = request.server.settings;
  setCookie(request, reply, [TOKEN_COOKIE, token], expiresIn, ["HttpOnly"]);
  setCookie(request, reply, ["md5_user", md5UserOf(secrets, account.id)], expiresIn);
  setCookie(request, reply, ["base64_user", base64User(account, request.language)], expiresIn);
}

/** A session that is over leaves no token behind; the cart is still the browser's. */
export function endSession(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, [TOKEN_COOKIE, ""], 0, ["HttpOnly"]);
  for (const name of ["md5_user", "base64_user"]) setCookie(request, reply, [name, ""], 0);
}

/** Forgets everything this browser kept of its guest. */
export function dropSession(request: FastifyRequest, reply: FastifyReply): void {
  endSession(request, reply);
  setCookie(request, reply, ["cartToken", ""], 0, ["HttpOnly"]);
  reply.header("clear-site-data", '"cookies", "storage"');
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  [name, value]: [string, string],
  seconds: number,
  more: string[] = [],
): void {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${seconds}`, ...more, "SameSite=Lax"];
  reply.header("set-cookie", [...parts, ...(isSecure(request) ? ["Secure"] : [])].join("; "));
}

/** Browsers keep secure cookies of this machine too; only a demo looked at over a plain network goes without. */
function isSecure({ protocol, headers, server }: FastifyRequest): boolean {
  return protocol === "https" || server.settings.appEnv === "production" || localHost.test(headers.host ?? "");
}

/** Whom a page greets. No contact, no id, nothing a route would take. */
export function base64User({ firstName }: Pick<AccountRow, "firstName">, lang: string): string {
  const user = { v: USER_VERSION, firstName: cutToBytes(firstName, NAME_BYTES), lang, loggedIn: true };
  return Buffer.from(JSON.stringify(user)).toString("base64");
}

function cutToBytes(text: string, most: number): string {
  let kept = "";
  for (const letter of text) {
    if (Buffer.byteLength(JSON.stringify(kept + letter)) > most) break;
    kept += letter;
  }
  return kept;
}
