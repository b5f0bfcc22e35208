import { createHmac } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { sandboxNow } from "../clock.ts";

/** How a webhook is signed; a merchant must accept only `valid`. */
export type SignatureKind = "valid" | "bad-signature" | "missing-signature" | "old-signature";

/** The shared secret; the newest comes first. */
const SECRET =
  process.env.PAYMENT_WEBHOOK_SECRETS?.split(",")[0]?.trim() || "only-for-demo-and-test-webhooks-0123456789";
const TIMEOUT_MS = 5_000;
const TWO_DAYS_S = 48 * 3_600;

/** Sends a webhook once; returns whether the merchant accepted it. */
export function sendWebhook(url: string, body: string, signature: SignatureKind): Promise<boolean> {
  const { protocol, hostname, port, pathname, search, host } = new URL(url);
  const request = protocol === "https:" ? requestHttps : requestHttp;
  const signed = signature === "missing-signature" ? {} : { "x-signature": signatureOf(body, signature) };
  return new Promise((resolve) => {
    const sent = request(
      {
        // Not every machine resolves names below localhost; all of them are this machine.
        hostname: hostname.endsWith(".localhost") ? "127.0.0.1" : hostname,
        port,
        path: pathname + search,
        method: "POST",
        agent: false,
        timeout: TIMEOUT_MS,
        headers: { host, "content-type": "application/json", "content-length": Buffer.byteLength(body), ...signed },
      },
      (response) => {
        response.resume();
        resolve((response.statusCode ?? 500) < 300);
      },
    );
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve(false));
    sent.end(body);
  });
}

function signatureOf(body: string, signature: SignatureKind): string {
  const seconds = Math.floor(sandboxNow() / 1000) - (signature === "old-signature" ? TWO_DAYS_S : 0);
  const secret = signature === "bad-signature" ? `not-${SECRET}` : SECRET;
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
