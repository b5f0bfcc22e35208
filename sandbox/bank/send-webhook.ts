import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Webhook } from "./companies.ts";

const TIMEOUT_MS = 5_000;

/** Sends a webhook once; returns whether the merchant accepted it, which only 200 does at every company. */
export function sendWebhook({ url, headers, body }: Webhook): Promise<boolean> {
  const { protocol, hostname, port, pathname, search, host } = new URL(url);
  const request = protocol === "https:" ? requestHttps : requestHttp;
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
        headers: { host, "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve(false));
    sent.end(body);
  });
}

/** The secret with which every company signs for the demo; the newest of a list comes first. */
export function webhookSecret(setting: string): string {
  return process.env[setting]?.split(",")[0]?.trim() || "only-for-demo-and-test-webhooks-0123456789";
}
