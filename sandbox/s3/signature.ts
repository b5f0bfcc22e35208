import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { s3Refusal } from "./s3-refusal.ts";

export const S3_KEY = "mabeetdemo";
const S3_SECRET = "only-for-demo-and-test-s3";
const PARTS =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
/** A store refuses a request that is older or newer. */
const MAX_SKEW_MS = 15 * 60_000;

/** Checks the signature of a request as S3 does (Signature Version 4, with a body that is not signed). */
export function requireSignature(request: IncomingMessage, url: URL): void {
  const { headers, method = "GET" } = request;
  const [, key, scope = "", signed = "", signature = ""] = PARTS.exec(headers.authorization ?? "") ?? [];
  const at = String(headers["x-amz-date"] ?? "");
  if (key === undefined) throw s3Refusal(403, "AccessDenied");
  if (key !== S3_KEY) throw s3Refusal(403, "InvalidAccessKeyId");
  if (Math.abs(Date.now() - timeOf(at)) > MAX_SKEW_MS) throw s3Refusal(403, "RequestTimeTooSkewed");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}`);
  const canonical = [method, url.pathname, queryOf(url), ...lines, "", signed, headers["x-amz-content-sha256"]].join(
    "\n",
  );
  const hash = createHash("sha256").update(canonical).digest("hex");
  const expected = hmac(keyOf(scope), ["AWS4-HMAC-SHA256", at, scope, hash].join("\n"));
  if (!timingSafeEqual(expected, Buffer.from(signature, "hex"))) throw s3Refusal(403, "SignatureDoesNotMatch");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function keyOf(scope: string): Buffer {
  return scope.split("/").reduce<Buffer | string>((key, part) => hmac(key, part), `AWS4${S3_SECRET}`) as Buffer;
}

/** `20261119T120000Z` */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

function queryOf(url: URL): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
}
