import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "@playwright/test";
import { demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import { aCardToken } from "#api/testing/servers/card-gateway.ts";
import type { FromFields } from "#web/lib/card-frame/frame-messages.ts";

export type FrameMessage = FromFields & { origin: string };

export const gatewayAddress = (path: string) => `http://127.0.0.1:${process.env.SANDBOX_PORT}${path}`;
/** The origin of our page with the card fields, for payment pages of sites. */
export const fieldsAddress = (path: string) => `http://localhost:${process.env.BASE_PORT}${path}`;

type FrameOptions = {
  language: "en" | "ar";
  brand?: string;
  cards?: string;
  part?: "fields" | "wallet";
  gateway?: keyof typeof sessions;
  origin?: string;
  /** The name of the page around the frame. */
  host?: string;
};

/** What the payment page gives the fields of each gateway. */
const sessions = {
  checkout: () => ({
    gateway: "checkout",
    publicKey: demoPaymentKeys.checkoutPublicKey,
    session: { id: "ps_of_a_test", payment_session_secret: "pss_of_a_test", payment_session_token: "of a test" },
  }),
  moyasar: () => ({
    gateway: "moyasar",
    publicKey: demoPaymentKeys.moyasarPublicKey,
    session: { url: gatewayAddress("/moyasar/v1") },
  }),
};

/** Opens a page that contains only the card fields, gives them a session and collects their messages. */
export async function openFrame(page: Page, options: FrameOptions): Promise<FrameLocator> {
  const { language, brand = "mabeet", cards = "visa,mada", part = "fields", gateway = "checkout" } = options;
  const { host = `${brand}-sa.localhost` } = options;
  const merchant = await openMerchant(page, host, (origin) => {
    const query = { lang: language, brand, cards, gateway, kind: part, origin: options.origin ?? origin };
    const frame = fieldsAddress(`/payment-fields?${new URLSearchParams(query)}`).replaceAll("&", "&amp;");
    const session = JSON.stringify({ type: "session", session: sessions[gateway]() });
    return `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>
      <iframe title="Card" allow="payment" src="${frame}" style="inline-size:100%;block-size:700px;border:0"></iframe>
      <button>Pay</button></main><script>
        messages = [];
        addEventListener("message", ({ origin, data, source }) => {
          messages.push({ origin, ...data });
          if (data.type === "needs-session") source.postMessage(${session}, origin);
        });
      </script>`;
  });
  await page.goto(merchant);
  const ours = page.frameLocator("iframe");
  return gateway === "checkout" ? ours.frameLocator("iframe") : ours;
}

/** Chromium asks for permission before a synthetic page reaches this machine, so a real server serves the page. */
async function openMerchant(page: Page, host: string, draw: (origin: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    const html = request.url === "/" ? draw(`http://${request.headers.host}`) : "";
    response.writeHead(html ? 200 : 204, { "content-type": "text/html; charset=utf-8" }).end(html || undefined);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  page.once("close", () => server.close().closeAllConnections());
  return `http://${host}:${(server.address() as AddressInfo).port}/`;
}

/** All messages the frame has posted to the page so far. */
export function messagesFromFrame(page: Page): Promise<FrameMessage[]> {
  return page.evaluate(() => (globalThis as unknown as { messages: FrameMessage[] }).messages);
}

/** The page requests a token from the frame, as the Pay button would. */
export function askForToken(page: Page, id: string): Promise<void> {
  return page.evaluate(
    ([name, origin]) =>
      document.querySelector("iframe")?.contentWindow?.postMessage({ type: "tokenise", id: name }, origin ?? ""),
    [id, fieldsAddress("")],
  ) as Promise<void>;
}

/** Begins a payment with a challenge through the gateway's API; returns the bank's page. */
export async function aChallenge(page: Page, language: "en" | "ar", returnUrl: string): Promise<string> {
  const token = await aCardToken(gatewayAddress(""), "4000 0000 0000 3220", "checkout");
  const begun = await page.request.post(gatewayAddress("/checkout/payments"), {
    headers: { authorization: `Bearer ${demoPaymentKeys.checkoutSecretKey}`, "accept-language": language },
    data: {
      source: { type: "token", token },
      amount: 125_000,
      currency: "SAR",
      reference: randomUUID(),
      processing_channel_id: "pc_of_a_test",
      "3ds": { enabled: true },
      success_url: `${returnUrl}?success`,
      failure_url: `${returnUrl}?failure`,
    },
  });
  return String((await begun.json())._links.redirect.href);
}
